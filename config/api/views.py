"""The schema, the documentation page, and the answer for addresses that do not exist."""

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import Resolver404, resolve
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_safe
from drf_spectacular.renderers import (
    OpenApiJsonRenderer,
    OpenApiJsonRenderer2,
    OpenApiYamlRenderer,
    OpenApiYamlRenderer2,
)
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from config.api.documentation import operations, shapes
from config.api.parsers import MAX_BYTES, MAX_DEPTH
from config.api.problems import DOCS, KINDS, NOT_FOUND, problem_response
from config.api.schema import document
from config.api.throttles import SCOPES


@extend_schema(exclude=True)
class SchemaView(APIView):
    """The OpenAPI document, as JSON or, where `Accept` or `?format=yaml` asks for it, as YAML."""

    renderer_classes = (OpenApiJsonRenderer2, OpenApiJsonRenderer, OpenApiYamlRenderer2, OpenApiYamlRenderer)
    authentication_classes = ()

    def get(self, request: Request) -> Response:
        return Response(document())


@csrf_exempt
def not_found(request: HttpRequest, path: str) -> HttpResponse:
    """Answer for every address of the API that does not exist; all that do end in a slash."""
    del path
    hint = f"{request.path}/ does." if ends_in_slash(request.path) else f"{DOCS} lists those that do."
    return problem_response(NOT_FOUND, f"This address does not exist; {hint}")


def ends_in_slash(path: str) -> bool:
    """Say whether only the slash at the end is missing."""
    try:
        return resolve(f"{path}/").func is not not_found
    except Resolver404:
        return False


@require_safe
def docs(request: HttpRequest) -> HttpResponse:
    """Show the schema as a page to read."""
    schema = document()
    context = {
        "operations": operations(schema),
        "shapes": shapes(schema),
        "kinds": KINDS,
        "rates": [(words, settings.API_RATES.get(scope) or "no limit") for scope, words in SCOPES.items()],
        "max_kib": MAX_BYTES // 1024,
        "max_depth": MAX_DEPTH,
    }
    return render(request, "api/docs.html", context)
