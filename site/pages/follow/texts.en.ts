import { council } from "#domain/council.ts";

export const texts = {
  label: "Stay Informed",
  description: `E-mails about new notices, tenders and dates of events of ${council.shortName}, feeds and calendars to subscribe to.`,
  alerts: "New notices and tenders by e-mail",
  dates: "Tell me when the date is known",
  states: {
    notices: "One e-mail a day at most, and only on days with something new.",
    undated: "We write once, as soon as the council has entered the dates, and remove your address then.",
    dated: "The dates of this event are known by now. They stand on its page.",
    over: "This event is over.",
    cancelled: "The council has cancelled its part in this event. Its page says more.",
    unknown: "This event is not known any more.",
  },
  feeds: "Feeds and calendars",
  feedsLead: "Without an e-mail address: copy the address of a link into your feed reader or calendar program, and it shows what is new by itself.",
  rss: "Notices and tenders (RSS)",
  calendar: "Calendar of all events (.ics)",
  calendarOf: (type: string) => `Calendar: ${type} (.ics)`,
  confirm: {
    title: "Confirm your address",
    text: "Press the button, and we write to you as you asked.",
    button: "Confirm",
  },
  stop: {
    title: "Stop these e-mails",
    text: "Press the button, and your address is removed at once.",
    button: "Stop the e-mails",
  },
  results: {
    confirmed: "Your address is confirmed. Each e-mail has a link that stops them.",
    stopped: "Your address is removed. We do not write to it any more.",
    expired: "This link is not valid any more: the address was removed already. You can enter it again here.",
  },
  datesAgain: "If you wait for the dates of an event, enter it on the page of that event:",
};
