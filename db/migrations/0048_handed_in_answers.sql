ALTER TABLE "membership_applications" ADD COLUMN "handed_in" jsonb;--> statement-breakpoint
-- The answers of an application that is with the council are still those that were handed in.
UPDATE "membership_applications"
	SET "handed_in" = jsonb_build_array(jsonb_build_object('at', "waiting_since", 'answers', "answers"))
	WHERE "state" IN ('submitted', 'resubmitted') AND "waiting_since" IS NOT NULL;
