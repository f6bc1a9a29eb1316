-- Each process finds places in memory (docs/decisions/0149-places-in-memory.md): the database reads all of them or one by its id.
DROP INDEX cities_search_text;
DROP INDEX cities_population;
