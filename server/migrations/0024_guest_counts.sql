CREATE TABLE "guest_counts" (
	"point_id" integer NOT NULL,
	"day" date NOT NULL,
	"act" text NOT NULL,
	"what" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "guest_counts_point_id_day_act_what_pk" PRIMARY KEY("point_id","day","act","what")
);
--> statement-breakpoint
ALTER TABLE "guest_counts" ADD CONSTRAINT "guest_counts_point_id_points_id_fk" FOREIGN KEY ("point_id") REFERENCES "points"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_counts_day" ON "guest_counts" USING btree ("day");