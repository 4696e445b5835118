create extension if not exists citext;
