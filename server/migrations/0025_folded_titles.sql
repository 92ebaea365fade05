-- What titles are compared by stands in their rows: folding them one by one cost a search more than comparing them. Trigrams answer
-- words, where the database has them; the other index answers beginnings within a venue (of venues: within a business).
DO $$
DECLARE
  each text;
  root text;
BEGIN
  FOREACH each IN ARRAY ARRAY['points', 'menus', 'categories', 'foods'] LOOP
    root := CASE each WHEN 'points' THEN 'business_id' ELSE 'point_id' END;
    EXECUTE format($column$ ALTER TABLE %I ADD COLUMN "folded" text GENERATED ALWAYS AS
      (replace(lower("title" collate "und-x-icu"), U&'\0451', U&'\0435')) STORED $column$, each);
    EXECUTE format('DROP INDEX IF EXISTS %I', each || '_title_trigrams');
    EXECUTE format('CREATE INDEX %I ON %I (%I, "folded" text_pattern_ops)', each || '_folded', each, root);
    IF EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm') THEN
      EXECUTE format('CREATE INDEX %I ON %I USING gin ("folded" public.gin_trgm_ops)',
        each || '_folded_trigrams', each);
    END IF;
  END LOOP;
END $$;
