ALTER TABLE "categories" ADD COLUMN "shown_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "foods" ADD COLUMN "shown_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "menus" ADD COLUMN "shown_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "points" ADD COLUMN "shown_at" timestamp (3) with time zone;--> statement-breakpoint
-- What guests can see today, or could before it was hidden with its venue or deleted, has been shown.
UPDATE "points" SET "shown_at" = "created_at" WHERE "status" IN ('displayed', 'not_displayed');--> statement-breakpoint
UPDATE "menus" SET "shown_at" = "created_at" WHERE "visible" AND "point_id" IN (SELECT "id" FROM "points" WHERE "shown_at" IS NOT NULL);--> statement-breakpoint
UPDATE "categories" SET "shown_at" = "created_at" WHERE "visible" AND "menu_id" IN (SELECT "id" FROM "menus" WHERE "shown_at" IS NOT NULL);--> statement-breakpoint
UPDATE "foods" SET "shown_at" = "created_at" WHERE "category_id" IN (SELECT "id" FROM "categories" WHERE "shown_at" IS NOT NULL);
