CREATE TABLE "invitations" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"inviter_id" integer,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "changes" ALTER COLUMN "point_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "business_id" integer;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_expires" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changes_business" ON "changes" USING btree ("business_id","id") WHERE "changes"."business_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "members_invited" ON "members" USING btree ("business_id","email") WHERE "members"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_place" CHECK (num_nonnulls("changes"."point_id", "changes"."business_id") = 1);