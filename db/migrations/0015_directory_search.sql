-- Text as the directory compares it, with a blank before every word; foldText of the domain says the same of what is asked.
CREATE FUNCTION directory_fold(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ' ' || btrim(regexp_replace(regexp_replace(regexp_replace(
	replace(lower(regexp_replace(normalize(words, NFKD), '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g') COLLATE pg_c_utf8), U&'\03C2', U&'\03C3'),
	'[\u0300-\u036f]', '', 'g'),
	'(?<=[a-z0-9])[''\u2010-\u2015\u2019-](?=[a-z0-9])', '', 'g'),
	'[\u0001-\u0020\u007f-\u00a0\u1680\u2028\u2029]+', ' ', 'g'));--> statement-breakpoint
-- Every character of folded text that is neither letter nor digit, each once.
CREATE FUNCTION directory_marks(words text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(SELECT DISTINCT mark FROM regexp_split_to_table(regexp_replace(words COLLATE pg_c_utf8, '[[:alnum:][:space:]]', '', 'g'), '') mark WHERE mark <> '' ORDER BY mark);--> statement-breakpoint
-- The words of folded text that a typing mistake can be made in.
CREATE FUNCTION directory_words_of(words text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
	SELECT DISTINCT word FROM regexp_split_to_table(words, '[][ ,.;:()/&"''!?*#+|-]+') word WHERE char_length(word) BETWEEN 4 AND 40 AND word !~ '[0-9]';
END;--> statement-breakpoint
CREATE TABLE "directory_entries" (
	"firm_id" uuid PRIMARY KEY NOT NULL,
	"name_text" text collate "C" NOT NULL,
	"address_text" text collate "C" NOT NULL,
	"codes" integer[] NOT NULL,
	"marks" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "directory_synonyms" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"phrase" text NOT NULL,
	"codes" text NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "directory_synonyms_phrase_not_blank" CHECK (btrim("directory_synonyms"."phrase") <> ''),
	CONSTRAINT "directory_synonyms_codes_listed" CHECK ("directory_synonyms"."codes" ~ '^[0-9]{8}(,[0-9]{8})*$')
);
--> statement-breakpoint
CREATE TABLE "directory_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "directory_entries" ADD CONSTRAINT "directory_entries_firm_id_member_profiles_firm_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."member_profiles"("firm_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_synonyms" ADD CONSTRAINT "directory_synonyms_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "directory_entries_name_index" ON "directory_entries" USING btree ("name_text","firm_id");--> statement-breakpoint
CREATE INDEX "directory_entries_name_words_index" ON "directory_entries" USING gin ("name_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "directory_entries_address_words_index" ON "directory_entries" USING gin ("address_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "directory_entries_codes_index" ON "directory_entries" USING gin ("codes") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "directory_entries_marks_index" ON "directory_entries" USING gin ("marks") WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "directory_synonyms_phrase_unique" ON "directory_synonyms" USING btree ("phrase");--> statement-breakpoint
CREATE INDEX "directory_words_trigram_index" ON "directory_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "directory_entries" ALTER COLUMN "name_text" SET STATISTICS 500, ALTER COLUMN "address_text" SET STATISTICS 500, ALTER COLUMN "codes" SET STATISTICS 500;--> statement-breakpoint
-- Known words that resemble a word, best first. What counts as resembling is set here, because it is a setting of the session.
CREATE FUNCTION directory_similar_words(asked text, most integer) RETURNS SETOF text LANGUAGE sql STABLE STRICT SET pg_trgm.similarity_threshold = 0.2
BEGIN ATOMIC
	SELECT word FROM directory_words WHERE word % asked ORDER BY similarity(word, asked) DESC, word LIMIT most;
END;--> statement-breakpoint
-- What the trade calls the devices of the catalogue; editorial.
INSERT INTO "directory_synonyms" ("phrase", "codes") VALUES
	('ecg machine', '90181100'),
	('ekg machine', '90181100'),
	('ecg monitor', '90181100'),
	('electrocardiogram machine', '90181100'),
	('cardiograph', '90181100'),
	('bp monitor', '90189011'),
	('bp machine', '90189011'),
	('bp apparatus', '90189011'),
	('blood pressure monitor', '90189011'),
	('sphygmomanometer', '90189011'),
	('gloves', '39262011,40151200'),
	('hand gloves', '39262011,40151200'),
	('latex gloves', '40151200'),
	('nitrile gloves', '40151200'),
	('exam gloves', '40151200'),
	('ot gloves', '40151200'),
	('patient monitor', '90181990'),
	('multipara monitor', '90181990'),
	('vital signs monitor', '90181990'),
	('pulse oximeter', '90181990'),
	('spo2 monitor', '90181990'),
	('eeg machine', '90181910'),
	('electroencephalogram machine', '90181910'),
	('usg machine', '90181210,90181290'),
	('ultrasound machine', '90181210,90181290'),
	('sonography machine', '90181210,90181290'),
	('doppler', '90181210,90181290'),
	('colour doppler', '90181210,90181290'),
	('echo machine', '90181920'),
	('echocardiogram machine', '90181920'),
	('mri scanner', '90181300'),
	('mri machine', '90181300'),
	('ct scanner', '90221200'),
	('ct scan machine', '90221200'),
	('cat scan machine', '90221200'),
	('xray machine', '90221410,90221420,90221490'),
	('radiography machine', '90221410,90221420,90221490'),
	('carm', '90221490'),
	('mammography machine', '90221490'),
	('aed', '90189094'),
	('automated external defibrillator', '90189094'),
	('nebulizer', '90192090'),
	('cpap machine', '90192090'),
	('bipap machine', '90192090'),
	('icu ventilator', '90192090'),
	('oxygen concentrator', '90192010'),
	('oxygen flowmeter', '90192010'),
	('dialysis machine', '90189031'),
	('dialyzer', '90189031'),
	('kidney machine', '90189031'),
	('infant incubator', '90189092'),
	('infant warmer', '90189092'),
	('neonatal warmer', '90189092'),
	('phototherapy unit', '90189092'),
	('fever thermometer', '90251110,90251910'),
	('body thermometer', '90251110,90251910'),
	('infrared thermometer', '90251910'),
	('thermal gun', '90251910'),
	('injection syringe', '90183100'),
	('insulin syringe', '90183100'),
	('disposable syringe', '90183100'),
	('hypodermic needle', '90183220'),
	('injection needle', '90183220'),
	('spinal needle', '90183220'),
	('iv cannula', '90183930'),
	('intravenous cannula', '90183930'),
	('foley catheter', '90183910'),
	('urine catheter', '90183910'),
	('angiography catheter', '90183920'),
	('balloon catheter', '90183920'),
	('guide wire', '90183920'),
	('iv set', '90183990'),
	('infusion set', '90183990'),
	('drip set', '90183990'),
	('feeding tube', '90183990'),
	('ryles tube', '90183990'),
	('endotracheal tube', '90183990'),
	('suction tube', '90183990'),
	('coronary stent', '90213900'),
	('heart valve', '90213900'),
	('intraocular lens', '90213900'),
	('iol', '90213900'),
	('vascular graft', '90213900'),
	('knee implant', '90213100'),
	('hip implant', '90213100'),
	('knee replacement', '90213100'),
	('hip replacement', '90213100'),
	('joint replacement', '90213100'),
	('bone plate', '90211000'),
	('bone screw', '90211000'),
	('ortho implant', '90211000'),
	('trauma implant', '90211000'),
	('crutches', '90211000'),
	('splint', '90211000'),
	('knee brace', '90211000'),
	('dentures', '90212100'),
	('dental implant', '90212900'),
	('dental crown', '90212900'),
	('dental bridge', '90212900'),
	('heart pacemaker', '90215000'),
	('rapid test kit', '38221990'),
	('elisa kit', '38221990'),
	('covid test kit', '38221990'),
	('hiv test kit', '38221990'),
	('reagent kit', '38221990'),
	('hcg test strip', '38221910'),
	('pregnancy strip', '38221910'),
	('blood group kit', '38221300'),
	('antisera', '38221300'),
	('glucometer', '90278990'),
	('glucose meter', '90278990'),
	('biochemistry analyser', '90278990'),
	('haematology analyser', '90278990'),
	('blood cell counter', '90278990'),
	('abg analyser', '90271000'),
	('blood gas analyser', '90271000'),
	('hplc', '90272000'),
	('gastroscope', '90189044'),
	('colonoscope', '90189044'),
	('endoscopy camera', '90189044'),
	('anaesthesia machine', '90189041'),
	('anesthesia workstation', '90189041'),
	('boyle apparatus', '90189041'),
	('steam sterilizer', '84192010'),
	('cssd autoclave', '84192010'),
	('icu bed', '94029010'),
	('fowler bed', '94029010'),
	('patient bed', '94029010'),
	('ot table', '94029090'),
	('operation table', '94029090'),
	('ot light', '94029090'),
	('examination couch', '94029090'),
	('dental unit', '94021010'),
	('wheel chair', '87131010,87139010'),
	('n95 mask', '63079091'),
	('threeply mask', '63079091'),
	('3 ply mask', '63079091'),
	('surgical mask', '63079091'),
	('ppe kit', '62101010'),
	('coverall', '62101010'),
	('ot gown', '62101020'),
	('surgical drape', '62101020'),
	('crepe bandage', '30059040'),
	('plaster of paris bandage', '30059040'),
	('pop bandage', '30059040'),
	('bandaid', '30051090'),
	('wound dressing', '30051090'),
	('adhesive bandage', '30051090'),
	('micropore tape', '30051020,30059060'),
	('paper tape', '30051020,30059060'),
	('surgical tape', '30051020,30059060'),
	('absorbent cotton', '30059010'),
	('cotton roll', '30059010'),
	('surgical thread', '30061010'),
	('stitches', '30061010'),
	('scalpel', '90189022'),
	('surgical blade', '90189022'),
	('artery forceps', '90189023'),
	('haemostat', '90189023'),
	('hemostat', '90189023'),
	('contraceptive sheath', '40141010'),
	('sanitary pad', '96190010'),
	('adult diaper', '96190040'),
	('incontinence pad', '96190040'),
	('blood bag', '90189032'),
	('transfusion set', '90189032'),
	('hearing machine', '90214090'),
	('hearing aid', '90214090'),
	('lithotripter', '90189097'),
	('stone breaker', '90189097'),
	('tens unit', '90189098'),
	('nerve stimulator', '90189098'),
	('physiotherapy equipment', '90191010'),
	('massager', '90191020'),
	('surgical microscope', '90111000'),
	('dissecting microscope', '90111000'),
	('slit lamp', '90185090'),
	('eye testing instruments', '90185090'),
	('keyhole surgery instruments', '90189096'),
	('laparoscopy instruments', '90189096'),
	('doctors scope', '90189012');--> statement-breakpoint
-- The firms that stand in the directory today.
INSERT INTO "directory_entries" ("firm_id", "name_text", "address_text", "codes", "marks")
SELECT p.firm_id, left(directory_fold(p.organization), 600), directory_fold(p.address),
	ARRAY(SELECT m.code::int FROM profile_products m WHERE m.firm_id = p.firm_id ORDER BY m.code),
	directory_marks(directory_fold(p.organization) || directory_fold(p.address))
FROM member_profiles p JOIN firms f ON f.id = p.firm_id WHERE f.deactivated_at IS NULL;--> statement-breakpoint
INSERT INTO "directory_words" ("word")
SELECT DISTINCT word FROM directory_entries, directory_words_of(name_text || address_text) word;
