CREATE TABLE "page_opinions" (
	"page" text NOT NULL,
	"language" text NOT NULL,
	"said_on" date NOT NULL,
	"useful" integer DEFAULT 0 NOT NULL,
	"not_useful" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "page_opinions_page_language_said_on_pk" PRIMARY KEY("page","language","said_on"),
	CONSTRAINT "page_opinions_not_negative" CHECK ("page_opinions"."useful" >= 0 and "page_opinions"."not_useful" >= 0)
);
