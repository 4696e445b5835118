import { draftKeptDays, unusedDays } from "#domain/joining/consent.ts";
import { council } from "#domain/council.ts";
import { keptMonths } from "#domain/site/consent.ts";
import type { forms as english } from "../en/forms.ts";

export const forms: typeof english = {
  problem: "एक समस्या है",
  errorFirst: "त्रुटि: ",
  required: "तारांकित (*) जानकारी आवश्यक है।",
  name: "नाम",
  email: "ई-मेल",
  subject: "विषय",
  message: "संदेश",
  organisation: "संगठन का नाम",
  designation: "पदनाम",
  emailId: "ई-मेल पता",
  event: "कार्यक्रम",
  chooseEvent: "कार्यक्रम चुनें",
  noEvent: "कोई विशेष कार्यक्रम नहीं",
  send: "संदेश भेजें",
  sending: "भेजा जा रहा है...",
  another: "एक और संदेश लिखें",
  submit: "जमा करें",
  submitting: "जमा किया जा रहा है...",
  anotherRegistration: "किसी और का पंजीकरण करें",
  yourNumber: "आपकी पंजीकरण संख्या",
  afterRegistration: `हम ई-मेल से इसकी पुष्टि करते हैं। ई-मेल न मिले तो स्पैम फ़ोल्डर देखें, या ${council.contactEmail} पर लिखें।`,
  notice: [
    `आप जो भरते हैं उसे ${council.shortName} ${keptMonths} महीने रखती है और फिर हटा देती है। उसे केवल परिषद के कर्मचारी पढ़ते हैं; वह किसी और को नहीं दिया जाता।`,
    `आप किसी भी समय अपना विवरण देखने, सुधारने या हटाने को कह सकते हैं, या अपनी सहमति वापस ले सकते हैं: ${council.contactEmail} पर लिखें। यदि उत्तर से आप संतुष्ट न हों, तो भारतीय डेटा संरक्षण बोर्ड में शिकायत कर सकते हैं।`,
  ],
  followNotice: [
    `पहले हम एक लिंक वाला ई-मेल भेजते हैं, और आपकी पुष्टि के बाद ही लिखते हैं। ${council.shortName} पता तब तक रखती है जब तक आप रोक न दें: हर ई-मेल में उसके लिए एक लिंक है। जो पता किसी कार्यक्रम की तिथियों की प्रतीक्षा में है, वह उनके ई-मेल के साथ या ${keptMonths} महीने बाद हटा दिया जाता है। पते का कोई और उपयोग नहीं होता और वह किसी और को नहीं दिया जाता।`,
    `आप किसी भी समय अपना विवरण देखने, सुधारने या हटाने को कह सकते हैं, या अपनी सहमति वापस ले सकते हैं: ${council.contactEmail} पर लिखें। यदि उत्तर से आप संतुष्ट न हों, तो भारतीय डेटा संरक्षण बोर्ड में शिकायत कर सकते हैं।`,
  ],
  joiningNotice: [
    `पहले हम एक लिंक वाला ई-मेल भेजते हैं; उसे खोलने से पहले कुछ नहीं पूछा जाता। आवेदन केवल ${council.shortName} के कर्मचारी पढ़ते हैं। जिस आवेदन में कुछ सहेजा नहीं जाता वह ${unusedDays} दिन बाद हटा दिया जाता है, जिस मसौदे में ${draftKeptDays} दिन तक कुछ नहीं बदलता वह उसके बाद, और अस्वीकृत आवेदन एक वर्ष बाद।`,
    `आप किसी भी समय अपना विवरण देखने, सुधारने या हटाने को कह सकते हैं, या अपनी सहमति वापस ले सकते हैं: ${council.contactEmail} पर लिखें। यदि उत्तर से आप संतुष्ट न हों, तो भारतीय डेटा संरक्षण बोर्ड में शिकायत कर सकते हैं।`,
  ],
  follow: "मुझे लिंक भेजें",
  anotherAddress: "एक और पता लिखें",
  agreement: {
    answer: `मैं सहमत हूँ कि ${council.shortName} मेरी यहाँ भरी जानकारी का उपयोग मुझे उत्तर देने के लिए करे।`,
    registration: `मैं सहमत हूँ कि ${council.shortName} मेरी यहाँ भरी जानकारी का उपयोग इस पंजीकरण के लिए और मुझे उसके बारे में लिखने के लिए करे।`,
    joining: `मैं सहमत हूँ कि ${council.shortName} मेरी यहाँ भरी जानकारी का उपयोग इस आवेदन के लिए करे।`,
    follow: `मैं सहमत हूँ कि ${council.shortName} मेरे पते का उपयोग इन ई-मेल के लिए करे।`,
  },
  said: {
    "Message sent successfully!": "संदेश सफलतापूर्वक भेजा गया!",
    "Form submitted successfully!": "प्रपत्र सफलतापूर्वक जमा किया गया!",
    "We have sent an e-mail to this address. Open the link in it to fill in the application. It is valid as long as the application is.":
      "हमने इस पते पर एक ई-मेल भेजा है। आवेदन भरने के लिए उसका लिंक खोलें। लिंक तब तक मान्य है जब तक आवेदन है।",
    "Enter the firm name": "फ़र्म का नाम लिखें",
    "Firm name must be at most # characters long": "फ़र्म का नाम अधिक से अधिक # अक्षरों का हो सकता है",
    "Firm name must be one line without special control characters": "फ़र्म का नाम एक पंक्ति में हो, विशेष नियंत्रण अक्षरों के बिना",
    "Name is required": "नाम आवश्यक है",
    "Name of Organisation is required": "संगठन का नाम आवश्यक है",
    "Designation is required": "पदनाम आवश्यक है",
    "Email ID is required": "ई-मेल पता आवश्यक है",
    "Enter the name": "नाम लिखें",
    "Enter the email address": "ई-मेल पता लिखें",
    "Enter the subject": "विषय लिखें",
    "Enter the message": "संदेश लिखें",
    "Please enter a valid email address": "कृपया सही ई-मेल पता लिखें",
    "Enter an e-mail address, like name@example.com": "ई-मेल पता लिखें, जैसे name@example.com",
    "Tick the box to agree to the notice": "सूचना से सहमत होने के लिए बॉक्स पर निशान लगाएँ",
    "The notice has changed. Read the new one, tick the box and send the form again.":
      "सूचना बदल गई है। नई सूचना पढ़ें, बॉक्स पर निशान लगाएँ और प्रपत्र फिर से भेजें।",
    "Name must be at most # characters long": "नाम अधिक से अधिक # अक्षरों का हो सकता है",
    "Subject must be at most # characters long": "विषय अधिक से अधिक # अक्षरों का हो सकता है",
    "Message must be at most # characters long": "संदेश अधिक से अधिक # अक्षरों का हो सकता है",
    "Name of Organisation must be at most # characters long": "संगठन का नाम अधिक से अधिक # अक्षरों का हो सकता है",
    "Designation must be at most # characters long": "पदनाम अधिक से अधिक # अक्षरों का हो सकता है",
    "Name must be one line without special control characters": "नाम एक पंक्ति में हो, विशेष नियंत्रण अक्षरों के बिना",
    "Subject must be one line without special control characters": "विषय एक पंक्ति में हो, विशेष नियंत्रण अक्षरों के बिना",
    "Message must be plain text without special control characters": "संदेश सादा पाठ हो, विशेष नियंत्रण अक्षरों के बिना",
    "Name of Organisation must be one line without special control characters": "संगठन का नाम एक पंक्ति में हो, विशेष नियंत्रण अक्षरों के बिना",
    "Designation must be one line without special control characters": "पदनाम एक पंक्ति में हो, विशेष नियंत्रण अक्षरों के बिना",
    "Failed to send message: ": "संदेश नहीं भेजा जा सका: ",
    "Registration for this event is closed. Choose another event, or write to the council.":
      "इस कार्यक्रम का पंजीकरण बंद हो चुका है। कोई और कार्यक्रम चुनें, या परिषद को लिखें।",
    "Choose an event, or “No particular event”": "कार्यक्रम चुनें, या “कोई विशेष कार्यक्रम नहीं”",
    "This event is not known any more. Register without naming one, or choose another event.":
      "यह कार्यक्रम अब सूची में नहीं है। किसी कार्यक्रम का नाम दिए बिना पंजीकरण करें, या कोई और कार्यक्रम चुनें।",
    "We have sent you an e-mail. Open the link in it within seven days: only then do we write to you.":
      "हमने आपको एक ई-मेल भेजा है। सात दिन के भीतर उसमें दिया लिंक खोलें: उसके बाद ही हम आपको लिखेंगे।",
    "The dates of this event are known by now. They stand on its page.": "इस कार्यक्रम की तिथियाँ अब पता हैं। वे उसके पृष्ठ पर हैं।",
    "This event is over. Choose another event.": "यह कार्यक्रम समाप्त हो चुका है। कोई और कार्यक्रम चुनें।",
    "The council has cancelled its part in this event. Choose another event.": "परिषद ने इस कार्यक्रम में अपनी भागीदारी रद्द कर दी है। कोई और कार्यक्रम चुनें।",
    "Too many tries. Wait # seconds, then try again.": "बहुत अधिक प्रयास हुए। # सेकंड रुकें, फिर प्रयास करें।",
    "Too many tries. Wait # second, then try again.": "बहुत अधिक प्रयास हुए। # सेकंड रुकें, फिर प्रयास करें।",
    "Too many tries. Wait # minutes, then try again.": "बहुत अधिक प्रयास हुए। # मिनट रुकें, फिर प्रयास करें।",
    "Too many tries. Wait # hours, then try again.": "बहुत अधिक प्रयास हुए। # घंटे रुकें, फिर प्रयास करें।",
    "Too many requests came from your network within a minute. Wait a minute, then try again; nothing that you typed is lost.":
      "आपके नेटवर्क से एक मिनट में बहुत अधिक अनुरोध आए। एक मिनट रुकें, फिर प्रयास करें; आपका लिखा हुआ सुरक्षित है।",
    "The portal did not answer. Check your connection and try again; nothing that you typed is lost.":
      "पोर्टल से उत्तर नहीं मिला। अपना कनेक्शन जाँचें और फिर से प्रयास करें; आपका लिखा हुआ सुरक्षित है।",
    "The service is recovering. Nothing that you typed is lost: try again in a few seconds.":
      "सेवा बहाल हो रही है। आपका लिखा हुआ सुरक्षित है: कुछ सेकंड में फिर प्रयास करें।",
    "Something went wrong. Try again; if it happens again, tell us the request id.":
      "कुछ गड़बड़ हो गई। फिर प्रयास करें; यदि फिर ऐसा हो, तो हमें अनुरोध संख्या बताएँ।",
  },
};
