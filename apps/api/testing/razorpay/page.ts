import { escapeHtml } from '#platform/escape-html';
import type { Link } from './books.ts';

const rupees = (amount: number): string => (amount / 100).toFixed(2);

/** The page on which a person pays, or fails to. It says that no money moves. */
export const payPage = (link: Link): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stand-in payment page</title>
<h1>Pay ₹${rupees(link.amount)}</h1>
<p>${escapeHtml(link.description)}</p>
<p>This page stands in for Razorpay’s. No money moves.</p>
${
  link.status === 'created'
    ? `<form method="post" action="/i/${link.id}/pay"><button>Pay</button></form>
<form method="post" action="/i/${link.id}/fail"><button>Fail</button></form>`
    : `<p>This page is ${link.status}.</p>`
}
`;
