-- What is found by title alone, beside foods: by trigrams, where the database has them.
DO $$
DECLARE each text;
BEGIN
  IF EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm') THEN
    FOREACH each IN ARRAY ARRAY['points', 'menus', 'categories'] LOOP
      EXECUTE format($index$ CREATE INDEX %I ON %I USING gin
        ((replace(lower("title" collate "und-x-icu"), U&'\0451', U&'\0435')) public.gin_trgm_ops) $index$,
        each || '_title_trigrams', each);
    END LOOP;
  END IF;
END $$;
