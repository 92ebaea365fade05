ALTER TABLE "points" ADD COLUMN "page_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "points" SET "page_at" = "shown_at" WHERE "shown_at" IS NOT NULL;
