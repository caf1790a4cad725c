import type { CardDefinition } from 'taiki';
import {
  creature,
  crossGear,
  doubleSympathy,
  geniusSympathy,
  samuraiGenerate,
  tripleSympathy,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;
const cards: readonly CardDefinition[] = [
  creature({ ...plain, name: 'Page' }),
  creature({ ...plain, name: 'Samurai', abilities: [samuraiGenerate] }),
  crossGear({ name: 'Blade', civilizations: ['fire'], cost: 5, abilities: [] }),
  creature({ ...plain, name: 'Twofold', cost: 6, abilities: [doubleSympathy(yourCreatures())] }),
  creature({ ...plain, name: 'Threefold', cost: 8, abilities: [tripleSympathy(yourCreatures())] }),
  creature({ ...plain, name: 'Tenfold', cost: 25, abilities: [geniusSympathy(yourCreatures())] }),
];

describe('701.16a samurai generate', () => {
  driven('a cross gear may be generated from the hand as the creature is put', (begin) => {
    const begun = { cards, p1: { hand: ['Samurai', 'Blade'], manaZone: { fire: 1 }, battleZone: ['Page'] } };
    const duel = begin(begun).choose('Summon Samurai').choose('Yes');
    expect(duel.battleZones.p1).toEqual(['Page', 'Samurai', 'Blade']);
    expect(duel.facts('cardUsed')).toEqual(['cardUsed Samurai', 'cardUsed Blade']);
    const kept = begin(begun).choose('Summon Samurai').choose('No');
    expect(kept.zone('p1', 'hand')).toEqual(['Blade']);
  });
});

describe('601.1e sympathies of today', () => {
  driven('2, 3 or 10 less for each, but at least 1', (begin) => {
    const paid = (name: string, ...battleZone: readonly string[]) => {
      const duel = begin({ cards, p1: { hand: [name], manaZone: { fire: 5 }, battleZone } });
      duel.choose(`Summon ${name}`);
      return duel.zone('p1', 'manaZone').filter((card) => card.endsWith('(tapped)')).length;
    };
    expect(paid('Twofold', 'Page')).toBe(4);
    expect(paid('Twofold', 'Page', 'Page')).toBe(2);
    expect(paid('Twofold', 'Page', 'Page', 'Page')).toBe(1);
    expect(paid('Threefold', 'Page', 'Page')).toBe(2);
    expect(paid('Tenfold', 'Page', 'Page')).toBe(5);
    expect(paid('Tenfold', 'Page', 'Page', 'Page', 'Page')).toBe(1);
  });
});
