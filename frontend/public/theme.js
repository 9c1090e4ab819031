/* global document */
// For the page that stands in without a connection: every other one has its theme from the server.
var theme = /\btheme=(light|dark)\b/.exec(document.cookie);
if (theme) document.documentElement.dataset.theme = theme[1];
