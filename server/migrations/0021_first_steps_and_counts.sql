CREATE TABLE "venue_counts" (
	"point_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"categories" jsonb NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "points" ADD COLUMN "code_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "venue_counts" ADD CONSTRAINT "venue_counts_point_id_points_id_fk" FOREIGN KEY ("point_id") REFERENCES "points"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "points" SET "code_at" = "shown_at" WHERE "shown_at" IS NOT NULL;
