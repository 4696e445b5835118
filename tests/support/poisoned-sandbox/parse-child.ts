import "#workers/parse/parse-child.ts";
