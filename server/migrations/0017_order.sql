-- What is there already stands in the order in which it was made: keys of five signs, in base 62 (fractional-indexing).
DROP INDEX "foods_by_made";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "position" text collate "C";--> statement-breakpoint
ALTER TABLE "foods" ADD COLUMN "position" text collate "C";--> statement-breakpoint
UPDATE "categories" SET "position" = numbered.key FROM (
	SELECT id, 'd' || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', (n / 238328 % 62)::int + 1, 1) || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', (n / 3844 % 62)::int + 1, 1) || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', (n / 62 % 62)::int + 1, 1) || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', (n / 1 % 62)::int + 1, 1) AS key
	FROM (SELECT id, row_number() OVER (PARTITION BY "menu_id" ORDER BY "created_at", "id") - 1 AS n FROM "categories") AS counted
) AS numbered WHERE numbered.id = "categories".id;--> statement-breakpoint
UPDATE "foods" SET "position" = numbered.key FROM (
	SELECT id, 'd' || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', (n / 238328 % 62)::int + 1, 1) || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', (n / 3844 % 62)::int + 1, 1) || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', (n / 62 % 62)::int + 1, 1) || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', (n / 1 % 62)::int + 1, 1) AS key
	FROM (SELECT id, row_number() OVER (PARTITION BY "category_id" ORDER BY "created_at", "id") - 1 AS n FROM "foods") AS counted
) AS numbered WHERE numbered.id = "foods".id;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_position" ON "categories" USING btree ("menu_id","position") WHERE "categories"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "foods_by_position" ON "foods" USING btree ("category_id","position","id") WHERE "foods"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "foods_position" ON "foods" USING btree ("category_id","position") WHERE "foods"."deleted_at" is null;