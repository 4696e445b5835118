/** The Hindi of the texts in facts.ts, by their English. */
export const inHindi: Readonly<Record<string, string>> = {
  "Circulars and office memoranda of the Department of Pharmaceuticals, which has administrative control of the council.":
    "औषध विभाग के परिपत्र और कार्यालय ज्ञापन; परिषद का प्रशासनिक नियंत्रण इसी विभाग के पास है।",
  "Guidelines of the scheme for strengthening the medical device industry": "चिकित्सा उपकरण उद्योग सुदृढ़ीकरण योजना के दिशानिर्देश",
  "An officer on special duty is named to set up the council": "परिषद की स्थापना के लिए एक विशेष कार्य अधिकारी नामित किए गए",
};
