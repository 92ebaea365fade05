-- The portion of a dish moved to the form of its name and price: what roles may not do with it moves along.
UPDATE "roles" SET "fields" = jsonb_set("fields", '{food_general}', coalesce("fields" -> 'food_general', '{}') || (
    SELECT jsonb_object_agg(key, value) FROM jsonb_each("fields" -> 'food_composition')
    WHERE key IN ('unit_value', 'unit_measurement')
  )) #- '{food_composition,unit_value}' #- '{food_composition,unit_measurement}'
WHERE "fields" -> 'food_composition' ?| ARRAY['unit_value', 'unit_measurement'];
