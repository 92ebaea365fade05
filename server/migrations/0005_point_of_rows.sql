-- Every row below a venue carries its venue's id. What is there already gets it from what it hangs under.
ALTER TABLE "categories" ADD COLUMN "point_id" integer;--> statement-breakpoint
ALTER TABLE "foods" ADD COLUMN "point_id" integer;--> statement-breakpoint
UPDATE "categories" SET "point_id" = "menus"."point_id" FROM "menus" WHERE "menus"."id" = "categories"."menu_id";--> statement-breakpoint
UPDATE "foods" SET "point_id" = "categories"."point_id" FROM "categories" WHERE "categories"."id" = "foods"."category_id";--> statement-breakpoint
ALTER TABLE "categories" ALTER COLUMN "point_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "foods" ALTER COLUMN "point_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_point_id_points_id_fk" FOREIGN KEY ("point_id") REFERENCES "points"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "foods" ADD CONSTRAINT "foods_point_id_points_id_fk" FOREIGN KEY ("point_id") REFERENCES "points"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_point" ON "categories" USING btree ("point_id","deleted_at");--> statement-breakpoint
CREATE INDEX "foods_point" ON "foods" USING btree ("point_id","deleted_at");
