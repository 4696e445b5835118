import { layersRule } from "./layers.mjs";
import { wordsRule } from "./words.mjs";

/** Rules of this house for oxlint; .oxlintrc.json names this file. */
export default { meta: { name: "portal" }, rules: { layers: layersRule, words: wordsRule } };
