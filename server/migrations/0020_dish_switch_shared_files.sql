ALTER TABLE "files" DROP CONSTRAINT "files_name_unique";--> statement-breakpoint
ALTER TABLE "foods" ADD COLUMN "visible" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "files_name" ON "files" USING btree ("name");