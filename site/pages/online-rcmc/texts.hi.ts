import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "ऑनलाइन आरसीएमसी",
  description: "डीजीएफटी पोर्टल पर इलेक्ट्रॉनिक पंजीकरण-सह-सदस्यता प्रमाणपत्र (ई-आरसीएमसी) के लिए आवेदन, चरण दर चरण।",
};
