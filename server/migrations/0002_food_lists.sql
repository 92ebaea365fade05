DROP INDEX "foods_category";--> statement-breakpoint
CREATE INDEX "foods_by_made" ON "foods" USING btree ("category_id","created_at","id") WHERE "foods"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "foods_by_title" ON "foods" USING btree ("category_id","title" collate "und-x-icu","id") WHERE "foods"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "foods_by_price" ON "foods" USING btree ("category_id","price","id") WHERE "foods"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "foods_by_change" ON "foods" USING btree ("category_id","updated_at","id") WHERE "foods"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "foods_category" ON "foods" USING btree ("category_id","deleted_at","id");