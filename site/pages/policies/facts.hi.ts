/** The Hindi of the texts in facts.ts, by their English. */
export const inHindi: Readonly<Record<string, string>> = {
  "Policies and guidance of government bodies, each with the council's summary and the official place.":
    "सरकारी निकायों की नीतियाँ और मार्गदर्शन, हर एक परिषद के सारांश और आधिकारिक पते के साथ।",
  "Devices with software": "सॉफ़्टवेयर वाले उपकरण",
  "The draft guidance covers software inside a device and software that is a device of its own, under the Medical Devices Rules 2017":
    "मसौदा मार्गदर्शन में चिकित्सा उपकरण नियम 2017 के अंतर्गत उपकरण के भीतर का सॉफ़्टवेयर और स्वयं उपकरण माना जाने वाला सॉफ़्टवेयर, दोनों आते हैं",
  "Risk classes run from A to D; A and B are licensed by the states, C and D by the centre":
    "जोखिम के वर्ग A से D तक हैं; A और B के लाइसेंस राज्य देते हैं, C और D के केंद्र",
};
