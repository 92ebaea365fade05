ALTER TABLE "ingredients" ADD COLUMN "allergens" text[];--> statement-breakpoint
DELETE FROM "venue_counts";
