/* global document */
// For the offline page: all other pages get their theme from the server.
var theme = /\btheme=(light|dark)\b/.exec(document.cookie);
if (theme) document.documentElement.dataset.theme = theme[1];
