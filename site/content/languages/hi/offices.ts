import type { offices as english } from "../en/offices.ts";

export const offices: typeof english = {
  whom: "किसे लिखें",
  notNamed: "परिषद ने इस कार्यालय का नाम यहाँ अभी नहीं दिया है। परिषद को लिखें और विषय में कार्यालय का नाम दें:",
  task: "दायित्व",
  roles: {
    web: "वेब सूचना प्रबंधक",
    information: "सूचना का अधिकार अधिनियम के अधीन लोक सूचना अधिकारी",
    informationAppeal: "सूचना का अधिकार अधिनियम के अधीन प्रथम अपीलीय प्राधिकारी",
    grievance: "शिकायत अधिकारी",
  },
  holder: "अधिकारी",
  writeFor: "किस विषय के लिए",
  phone: "फ़ोन",
  hours: "समय",
  email: "ई-मेल",
  address: "पता",
  notProvided: "उपलब्ध नहीं",
  noPhones: "ई-मेल से लिखें: टेलीफ़ोन नंबर प्रकाशित नहीं हैं।",
};
