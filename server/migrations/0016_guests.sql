CREATE TABLE "guest_versions" (
	"point_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guest_versions" ADD CONSTRAINT "guest_versions_point_id_points_id_fk" FOREIGN KEY ("point_id") REFERENCES "points"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "points_address" ON "points" USING btree ("url","shown_at","id") WHERE "points"."url" is not null;