import type { CardDefinition } from 'taiki';
import {
  any,
  cannot,
  cardsIn,
  castle,
  choose,
  creature,
  draw,
  evolution,
  evolutionCreature,
  field,
  gacharangeCreature,
  has,
  ifYouDo,
  inOrder,
  put,
  putIntoMana,
  self,
  spell,
  spellAbility,
  topOfDeckTo,
  useFree,
  when,
  youHave,
  yourGraveyard,
  yourHand,
  yourMana,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['nature'], cost: 7 } as const;
const titan = creature({ ...plain, name: 'Titan', power: 9000 });
const heir = evolutionCreature({
  ...plain,
  name: 'Heir',
  power: 9000,
  abilities: [evolution({ names: ['Titan'] })],
});
const keep = castle({ ...plain, name: 'Keep' });
const plains = field({ ...plain, name: 'Plains' });
const robot = gacharangeCreature({ name: 'Robot', civilizations: [], cost: 3, power: 2000 });
const insight = spell({ ...plain, name: 'Insight', abilities: [spellAbility(draw(2))] });
const cards: readonly CardDefinition[] = [titan, heir, keep, plains, robot, insight];
const freely = useFree(choose(yourHand()));
const forbids = (ban: Parameters<typeof cannot>[0]) =>
  field({ ...plain, name: 'Ban', abilities: [has(cannot(ban))] });

describe('112.3g a card that is used for no cost', () => {
  const watcher = (name: string, event: Parameters<typeof when>[0]) =>
    field({ ...plain, name, abilities: [when(event, topOfDeckTo('shieldZone'))] });
  const triggered = (
    begin: Parameters<Parameters<typeof driven>[1]>[0],
    event: Parameters<typeof when>[0],
    card: string,
  ) =>
    cast(begin, freely, {
      cards: [...cards, watcher('Watcher', event)],
      p1: { hand: [card], battleZone: ['Brute', 'Watcher'], shieldZone: 1 },
    }).facts('effectTriggered').length;

  driven('is used all the same, without paying', (begin) => {
    expect(triggered(begin, { event: 'used', by: 'you', unpaid: true }, 'Titan')).toBe(1);
    expect(triggered(begin, { event: 'used', by: 'you', unpaid: true }, 'Insight')).toBe(1);
  });

  driven('has been put without paying, and summoned', (begin) => {
    expect(triggered(begin, { event: 'put', what: any('you'), how: 'unpaid' }, 'Titan')).toBe(1);
    expect(triggered(begin, { event: 'put', what: any('you'), how: 'summoned' }, 'Titan')).toBe(1);
    expect(triggered(begin, { event: 'put', what: any('you'), how: 'notSummoned' }, 'Titan')).toBe(0);
    expect(triggered(begin, { event: 'put', what: any('you'), how: 'revolutionChange' }, 'Titan')).toBe(0);
  });

  driven('counts as used where it was, and as cast where it is a spell', (begin) => {
    for (const card of ['Titan', 'Keep', 'Plains', 'Insight']) {
      const duel = cast(begin, ifYouDo(freely, topOfDeckTo('manaZone')), {
        cards,
        p1: { hand: [card] },
      });
      if (card === 'Keep') duel.choose('Shield 1');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.count('p1', 'manaZone')).toBe(2);
    }
  });

  driven('is one that may be used: not where summoning is forbidden', (begin) => {
    const ban = forbids({ do: 'summon', who: 'any' });
    const p1 = { hand: ['Titan'], battleZone: ['Brute', 'Ban'], superGRZone: ['Robot'] };
    const duel = cast(begin, ifYouDo(freely, draw()), { cards: [...cards, ban], p1 });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Titan']);
  });

  driven('not even from the super GR zone', (begin) => {
    const ban = forbids({ do: 'summon', who: 'any' });
    for (const summoned of [false, true]) {
      const duel = cast(begin, ifYouDo({ do: 'gacharangeSummon', count: 1 }, draw()), {
        cards: [...cards, ban],
        p1: { battleZone: summoned ? ['Brute'] : ['Brute', 'Ban'], superGRZone: ['Robot'] },
      });
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones.p1).toEqual(summoned ? ['Brute', 'Robot'] : ['Brute', 'Ban']);
      expect(duel.count('p1', 'hand')).toBe(summoned ? 1 : 0);
      expect(duel.facts('useDeclared')).toHaveLength(summoned ? 2 : 1);
    }
  });

  driven('keeps to its own condition for being used', (begin) => {
    const picky = gacharangeCreature({
      name: 'Picky',
      civilizations: [],
      cost: 3,
      power: 2000,
      abilities: [{ kind: 'useOnlyIf', condition: youHave(yourMana(), { min: 2 }) }],
    });
    for (const mana of [1, 2]) {
      const duel = cast(begin, ifYouDo({ do: 'gacharangeSummon', count: 1 }, draw()), {
        cards: [picky],
        p1: { superGRZone: ['Picky'], manaZone: { fire: mana } },
      });
      expect(duel.battleZones.p1).toEqual(mana === 1 ? ['Brute'] : ['Brute', 'Picky']);
      expect(duel.count('p1', 'hand')).toBe(mana - 1);
    }
  });

  driven('needs what it is put on, as ever', (begin) => {
    for (const [hand, others] of [
      ['Heir', {}],
      ['Keep', { shieldZone: 0 }],
    ] as const) {
      const duel = cast(begin, ifYouDo(freely, draw()), { cards, p1: { hand: [hand], ...others } });
      expect(duel.asked).toBe('p1 attack');
      expect(duel.zone('p1', 'hand')).toEqual([hand]);
      expect(duel.facts('useDeclared')).toHaveLength(1);
    }
  });

  driven('409.2 stays where it was, and was used, where it cannot be put', (begin) => {
    const ban = forbids({ do: 'put', who: 'any' });
    const duel = cast(begin, ifYouDo(freely, draw()), {
      cards: [...cards, ban],
      p1: { hand: ['Titan'], battleZone: ['Brute', 'Ban'] },
    });
    expect(duel.zone('p1', 'hand')).toEqual(['Titan']);
    expect(duel.facts('cardUsed')).toEqual(['cardUsed Order', 'cardUsed Titan']);
    expect(duel.battleZones.p1).toEqual(['Brute', 'Ban']);
  });
});

describe('302.2 a spell', () => {
  const castFrom = (name: string, ...abilities: CardDefinition['abilities']) => ({
    cards: [spell({ civilizations: ['fire'], cost: 1, name, abilities }), ...cards],
    p1: { hand: [name], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
  });

  driven('605.2f that has put itself somewhere stays there', (begin) => {
    const duel = begin(castFrom('Seed', spellAbility(inOrder(putIntoMana(self), draw())))).use('Cast Seed');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'manaZone')).toEqual(['Fire Filler (tapped)', 'Seed']);
    expect([duel.count('p1', 'graveyard'), duel.count('p1', 'hand')]).toEqual([0, 1]);
  });

  driven('605.2c is followed in printed order, one ability after another', (begin) => {
    const duel = begin(castFrom('Verses', spellAbility(draw()), spellAbility(topOfDeckTo('manaZone'))));
    duel.use('Cast Verses');
    expect(duel.facts('cardDrawn', 'cardMoved')).toEqual([
      'cardDrawn Filler',
      'cardMoved Filler',
      'cardMoved Verses',
    ]);
  });

  driven('is never put into the battle zone', (begin) => {
    const duel = cast(begin, ifYouDo(put(choose(yourHand())), draw()), {
      cards,
      p1: { hand: ['Insight'] },
    });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Insight']);
    expect(duel.battleZones.p1).toEqual(['Brute']);
  });
});

describe('101.2 what may not leave its zone', () => {
  driven('is not put into the battle zone from there, and what follows is done', (begin) => {
    const seal = field({
      ...plain,
      name: 'Seal',
      abilities: [
        {
          kind: 'static',
          affects: cardsIn('graveyard', 'any'),
          effects: [cannot({ do: 'move', from: 'graveyard' })],
        },
      ],
    });
    const duel = cast(begin, inOrder(ifYouDo(put(choose(yourGraveyard())), draw(2)), draw()), {
      cards: [...cards, seal],
      p1: { battleZone: ['Brute', 'Seal'], graveyard: ['Titan'] },
    });
    expect(duel.battleZones.p1).toEqual(['Brute', 'Seal']);
    expect(duel.names('p1', 'graveyard')).toEqual(['Order', 'Titan']);
    expect(duel.count('p1', 'hand')).toBe(1);
  });
});
