var e = { root: `_root_jpbce_2`, label: `_label_jpbce_8` };
export { e as t };
