-- Substring search by trigrams, where the database has them; without them the same queries read the rows of one owner.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'pg_trgm is not available, searches go without an index';
END $$;
--> statement-breakpoint
DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm') THEN
    EXECUTE $index$ CREATE INDEX "foods_title_trigrams" ON "foods" USING gin
      ((replace(lower("title" collate "und-x-icu"), U&'\0451', U&'\0435')) public.gin_trgm_ops) $index$;
  END IF;
END $$;
--> statement-breakpoint
CREATE INDEX "cities_title_folded" ON "cities" ((replace(lower("title" collate "und-x-icu"), U&'\0451', U&'\0435')) text_pattern_ops);
