"""libfyaml through ctypes: the documents of a text as it prints them as JSON. Keys are strings to it, whatever they look like."""

import ctypes
import json

library = ctypes.CDLL("libfyaml.so.0")


class Configuration(ctypes.Structure):
    """struct fy_parse_cfg"""

    _fields_ = [
        ("search_path", ctypes.c_char_p),
        ("flags", ctypes.c_uint),
        ("userdata", ctypes.c_void_p),
        ("diag", ctypes.c_void_p),
    ]


# FYPCF_QUIET and FYPCF_COLLECT_DIAG, without which it prints what it refuses; FYECF_MODE_JSON_ONELINE, FYECF_MODE_PRETTY.
QUIET = 1 << 0 | 1 << 1
JSON_ONE_LINE = 5 << 20
PRETTY = 8 << 20


def function(name, result, *arguments):
    f = getattr(library, name)
    f.restype = result
    f.argtypes = arguments
    return f


pointer = ctypes.c_void_p
create = function("fy_parser_create", pointer, ctypes.POINTER(Configuration))
destroy = function("fy_parser_destroy", None, pointer)
set_string = function("fy_parser_set_string", ctypes.c_int, pointer, ctypes.c_char_p, ctypes.c_size_t)
load = function("fy_parse_load_document", pointer, pointer)
unload = function("fy_parse_document_destroy", None, pointer, pointer)
is_wrong = function("fy_parser_get_stream_error", ctypes.c_bool, pointer)
emit = function("fy_emit_document_to_string", pointer, pointer, ctypes.c_uint)
free = ctypes.CDLL(None).free
free.argtypes = [pointer]


def emitted(text, mode):
    """Each document of a text as it is printed in a mode, in UTF-8."""
    configuration = Configuration(b"", QUIET, None, None)
    parser = create(ctypes.byref(configuration))
    try:
        encoded = text.encode()
        if set_string(parser, encoded, len(encoded)) != 0:
            raise ValueError("refused")
        documents = []
        while document := load(parser):
            printed = emit(document, mode)
            unload(parser, document)
            documents.append(ctypes.string_at(printed).decode())
            free(printed)
        if is_wrong(parser):
            raise ValueError("refused")
        return documents
    finally:
        destroy(parser)


def read(text):
    return [json.loads(printed) for printed in emitted(text, JSON_ONE_LINE)]
