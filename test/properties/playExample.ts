import { starterDecks } from 'taiki';
import { type Course, chooserOf, playCourse } from 'taiki/testing';

const { 'radiant-tide': tide, 'burning-shadow': shadow } = starterDecks;
export const numbers = Array.from({ length: 60 }, (_, index) => (index * 7919) % 1000);
export const options = { decks: { p1: tide, p2: shadow }, seed: 11 };
/** A duel between the starter decks, by the same choices each time. */
export const playExample = (): Course => playCourse(options, chooserOf(numbers));
