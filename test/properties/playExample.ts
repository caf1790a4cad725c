import { starterDecks } from 'taiki';
import { chooserOf, type DuelHistory, playDuel } from 'taiki/testing';

const { 'radiant-tide': tide, 'burning-shadow': shadow } = starterDecks;
export const numbers = Array.from({ length: 60 }, (_, index) => (index * 7919) % 1000);
export const options = { decks: { p1: tide, p2: shadow }, seed: 11 };
/** A duel between the starter decks that is the same on every call. */
export const playExample = (): DuelHistory => playDuel(options, chooserOf(numbers));
