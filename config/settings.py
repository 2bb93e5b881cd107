"""All settings in one file, read from the environment; docs/settings.md describes each."""

from pathlib import Path

from config import environment, logs, variables

BASE_DIR = Path(__file__).resolve().parent.parent
env = variables.read_environment(BASE_DIR)
VAR_DIR = environment.writable_folder(env, "VAR_DIR", BASE_DIR / "var")

SECRET_KEY = environment.secret_key(env)
DEBUG = env.flag("DEBUG")
ALLOWED_HOSTS = env.words("ALLOWED_HOSTS", ["127.0.0.1", "localhost", "[::1]"])
CSRF_TRUSTED_ORIGINS = environment.trusted_origins(env)
HTTPS_ONLY = env.flag("HTTPS_ONLY")
# How many proxies of one's own stand in front: so many entries of X-Forwarded-For are believed, by every rate limit.
PROXIES = env.number("PROXIES", 0, 0, 10)

INSTALLED_APPS = [
    "accounts",
    "cards",
    "decks",
    "simulations",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.humanize",
    "django.contrib.messages",
    "django.contrib.sessions",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "django_htmx",
    "allauth",
    "allauth.account",
    "rest_framework",
    "drf_spectacular",
    "csp",
]

MIDDLEWARE = [
    "config.logs.RequestIdMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "csp.middleware.CSPMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "config.busy.BusyDatabaseMiddleware",
]

ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "config.context.site",
            ],
        },
    }
]

DATABASES = {"default": environment.database(env, VAR_DIR)}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
CACHES = {"default": environment.cache(env)}

AUTH_USER_MODEL = "accounts.User"
AUTHENTICATION_BACKENDS = [
    "django.contrib.auth.backends.ModelBackend",
    "allauth.account.auth_backends.AuthenticationBackend",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 10}},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {"NAME": "django.contrib.auth.password_validation.NumericPasswordValidator"},
]
ACCOUNT_LOGIN_METHODS = {"email"}
ACCOUNT_SIGNUP_FIELDS = ["email*", "password1*", "password2*"]
ACCOUNT_ADAPTER = "accounts.adapter.AccountAdapter"
ACCOUNT_FORMS = {"login": "accounts.forms.SignInForm"}
ACCOUNT_EMAIL_VERIFICATION = "optional"
# Nobody learns who has an account: signing up with an address that is taken goes through like any other; whoever
# confirms an address first keeps it.
ACCOUNT_PREVENT_ENUMERATION = "strict"
ACCOUNT_CHANGE_EMAIL = True
ACCOUNT_REAUTHENTICATION_REQUIRED = True
ACCOUNT_EMAIL_SUBJECT_PREFIX = "Check Timing: "
ACCOUNT_SESSION_REMEMBER = True
ACCOUNT_LOGIN_ON_PASSWORD_RESET = True
ALLAUTH_TRUSTED_PROXY_COUNT = PROXIES
LOGIN_REDIRECT_URL = "decks:mine"
ACCOUNT_LOGOUT_REDIRECT_URL = "home"
DEFAULT_FROM_EMAIL = env.text("DEFAULT_FROM_EMAIL", "decks@localhost")
vars().update(environment.email(env))

LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English")]
TIME_ZONE = "UTC"
USE_I18N = True
USE_TZ = True

STATIC_URL = "static/"
STATIC_ROOT = VAR_DIR / "static"
STATIC_ROOT.mkdir(exist_ok=True)
STATICFILES_DIRS = [BASE_DIR / "static"]
STORAGES = {
    "default": {
        "BACKEND": "django.core.files.storage.FileSystemStorage",
        "OPTIONS": {"location": VAR_DIR / "media"},
    },
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"},
}

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": ["'none'"],
        "script-src": ["'self'"],
        "style-src": ["'self'"],
        "img-src": ["'self'", "data:"],
        "font-src": ["'self'"],
        "connect-src": ["'self'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
        "base-uri": ["'none'"],
        "manifest-src": ["'self'"],
    }
}
X_FRAME_OPTIONS = "DENY"
SECURE_REFERRER_POLICY = "same-origin"
SECURE_SSL_REDIRECT = HTTPS_ONLY
SESSION_COOKIE_SECURE = HTTPS_ONLY
CSRF_COOKIE_SECURE = HTTPS_ONLY
SECURE_HSTS_SECONDS = 31_536_000 if HTTPS_ONLY else 0
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if HTTPS_ONLY else None
SESSION_COOKIE_AGE = 60 * 60 * 24 * 90
DATA_UPLOAD_MAX_MEMORY_SIZE = 2 * 1024 * 1024
DATA_UPLOAD_MAX_NUMBER_FILES = 1000  # so that the judge's page can say itself how many lists it takes
DATA_UPLOAD_MAX_NUMBER_FIELDS = 1500  # a pasted list may ask for a choice on each of its lines
# One web process counts requests exactly; with more processes CACHE_URL must name a shared cache (docs/settings.md).
PAGE_RATES = environment.page_rates(env)
RATELIMIT_IP_META_KEY = "config.rate_limits.address_of"
SILENCED_SYSTEM_CHECKS = ["django_ratelimit.E003", "django_ratelimit.W001"]
# Whether other hosts of the domain are served by HTTPS alone, and for good, is not for this site to say.
SILENCED_SYSTEM_CHECKS += ["security.W005", "security.W021"]

CELERY_BROKER_URL, CELERY_BROKER_TRANSPORT_OPTIONS = environment.broker(env, VAR_DIR)
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = False
CELERY_TASK_TIME_LIMIT = 600
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_POOL = "config.worker_pool:TaskPool"
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_TIMEZONE = "UTC"
CELERY_WORKER_ENABLE_REMOTE_CONTROL = False
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_WORKER_REDIRECT_STDOUTS = False
CELERY_BEAT_SCHEDULE_FILENAME = str(VAR_DIR / "scheduler")
CELERY_BEAT_SCHEDULE = {
    "clear expired sessions": {"task": "accounts.tasks.clear_expired_sessions", "schedule": 60 * 60 * 6},
    "sweep import jobs": {"task": "cards.tasks.sweep_import_jobs", "schedule": 60},
    "sweep card texts": {"task": "cards.tasks.sweep_texts", "schedule": 60, "options": {"expires": 60}},
    # One that waited until the next is due is of no use: without a worker they would pile up.
    "sweep runs": {"task": "simulations.tasks.sweep", "schedule": 15, "options": {"expires": 15}},
}

# What one address or user may ask of the API; None sets no limit.
API_RATES = environment.api_rates(env)
REST_FRAMEWORK = {
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["config.api.parsers.BoundedJSONParser"],
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "accounts.authentication.TokenAuthentication",
        "rest_framework.authentication.SessionAuthentication",
    ],
    "DEFAULT_THROTTLE_CLASSES": ["config.api.throttles.AnonymousRate", "config.api.throttles.UserRate"],
    "EXCEPTION_HANDLER": "config.api.handler.as_problem",
    "NUM_PROXIES": PROXIES,
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Check Timing",
    "DESCRIPTION": "Cards and their search, decks, and whether a deck is legal and under which rule.",
    "VERSION": "1",
    "OAS_VERSION": "3.1.0",
    "SERVE_INCLUDE_SCHEMA": False,
    "ENUM_GENERATE_CHOICE_DESCRIPTION": False,
    "COMPONENT_SPLIT_PATCH": False,
    "POSTPROCESSING_HOOKS": ["config.api.schema.merge_empty_strings", "config.api.schema.add_common_responses"],
}

LOG_FORMAT = env.choice("LOG_FORMAT", environment.LOG_FORMATS, "text" if DEBUG else "json")
LOGGING = logs.logging_config(LOG_FORMAT, env.choice("LOG_LEVEL", environment.LOG_LEVELS, "INFO"))
