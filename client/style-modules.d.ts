/** The colours of `client/app/tokens.ts` as CSS variables, made by the build. */
declare module "virtual:portal-tokens.css";
