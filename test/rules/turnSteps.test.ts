import {
  atEndOfYourTurn,
  atStartOfYourTurn,
  choose,
  creature,
  draw,
  each,
  has,
  may,
  opponentsMana,
  put,
  self,
  spell,
  spellAbility,
  topOfDeckTo,
  untap,
  when,
  wheneverAttacks,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { statesSince, story } from './story.ts';

const plain = { civilizations: ['light'], cost: 1, power: 1000 } as const;
const dawn = creature({ ...plain, name: 'Dawn', abilities: [atStartOfYourTurn(draw())] });
const watch = creature({
  ...plain,
  name: 'Watch',
  abilities: [when({ event: 'startOfTurn', of: 'opponent' }, draw())],
});
const loosened = creature({
  ...plain,
  name: 'Loosened',
  abilities: [when({ event: 'untapped', what: { of: 'any', filter: { itself: true } } }, draw())],
});
const herald = creature({
  ...plain,
  name: 'Herald',
  abilities: [atStartOfYourTurn(put(choose(yourHand({ type: 'creature' }))))],
});
const statue = creature({ ...plain, name: 'Statue', abilities: [has({ kind: 'doesNotUntap' })] });
const dusk = creature({ ...plain, name: 'Dusk', abilities: [atEndOfYourTurn(may(untap(self)))] });
const encore = spell({
  ...plain,
  name: 'Encore',
  abilities: [spellAbility({ do: 'extraTurn', who: 'you' })],
});
const halt = spell({ ...plain, name: 'Halt', abilities: [spellAbility({ do: 'skipRestOfTurn' })] });
const haste = spell({ ...plain, name: 'Haste', abilities: [spellAbility(topOfDeckTo('manaZone'))] });
const frost = creature({
  ...plain,
  name: 'Frost',
  abilities: [each(opponentsMana(), { kind: 'untapAtMost', count: 2 })],
});
const hush = creature({
  ...plain,
  name: 'Hush',
  abilities: [wheneverAttacks(self, { do: 'skipRestOfTurn' })],
});
const cards = [frost, dawn, watch, loosened, herald, statue, dusk, encore, halt, haste];

describe('500 the turn', () => {
  driven('500.1 its six steps come in this order', (begin) => {
    const duel = begin({
      askEverything: true,
      step: 'startOfTurn',
      p1: { battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.passUntil('p2 charge');
    expect(statesSince(duel).slice(0, 8)).toEqual([
      'turn.startOfTurn.announcing',
      'turn.draw.drawing',
      'turn.charge.choosing',
      'turn.main.choosing',
      'turn.attack.declaration.choosing',
      'turn.end.announcing',
      'turn.end.ending',
      'turn.startOfTurn.announcing',
    ]);
    expect(duel.duel.game.turn).toMatchObject({ number: 6, active: 'p2' });
  });

  driven('500.5 an extra turn comes right after this one', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Encore'], manaZone: { light: 1 } },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Encore');
    expect(duel.asked).toBe('p1 charge');
    expect(duel.duel.game.turn).toMatchObject({ number: 6, active: 'p1' });
    expect(duel.zone('p1', 'manaZone')).toEqual(['Light Filler']);
    duel.pass();
    expect(duel.asked).toBe('p2 charge');
    expect(duel.duel.game.turn).toMatchObject({ number: 7, active: 'p2' });
    duel.pass();
    duel.passUntil('p1 charge');
    expect(duel.duel.game.turn).toMatchObject({ number: 8, active: 'p1' });
  });

  driven('a turn whose rest is skipped has no attack step and triggers nothing at its end', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Halt'],
        manaZone: { light: 1 },
        battleZone: ['Fear Fang', { name: 'Dusk', tapped: true }],
      },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Halt');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Dusk (tapped)'], p2: ['Fear Fang'] });
    expect(duel.facts('turnEnding', 'effectTriggered', 'turnEnded')).toEqual(['turnEnded']);
  });
});

describe('501 start of turn', () => {
  driven(
    '501.1 the cards of the active player in battle zone and mana zone untap, and no others',
    (begin) => {
      const duel = begin({
        step: 'startOfTurn',
        p1: {
          battleZone: [{ name: 'Fear Fang', tapped: true }, 'Burning Mane'],
          manaZone: [{ name: 'Dome Shell', tapped: true }],
        },
        p2: {
          battleZone: [{ name: 'Forest Hornet', tapped: true }],
          manaZone: [{ name: 'Tower Shell', tapped: true }],
        },
      });
      expect(duel.asked).toBe('p1 charge');
      expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Burning Mane'], p2: ['Forest Hornet (tapped)'] });
      expect(duel.zone('p1', 'manaZone')).toEqual(['Dome Shell']);
      expect(duel.zone('p2', 'manaZone')).toEqual(['Tower Shell (tapped)']);
    },
  );

  driven('what does not untap stays tapped', (begin) => {
    const duel = begin({
      cards,
      step: 'startOfTurn',
      p1: {
        battleZone: [
          { name: 'Statue', tapped: true },
          { name: 'Fear Fang', tapped: true },
        ],
      },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }] },
    });
    expect(duel.asked).toBe('p1 charge');
    expect(duel.battleZones).toEqual({ p1: ['Statue (tapped)', 'Fear Fang'], p2: ['Fear Fang (tapped)'] });
  });

  driven('501.1 where only so many may untap, their player picks which', (begin) => {
    const duel = begin({
      cards,
      step: 'startOfTurn',
      p1: {
        manaZone: [
          { name: 'Fear Fang', tapped: true },
          { name: 'Dome Shell', tapped: true },
          { name: 'Tower Shell', tapped: true },
        ],
        battleZone: [{ name: 'Burning Mane', tapped: true }],
      },
      p2: { battleZone: ['Frost'] },
    });
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Fear Fang', 'Dome Shell', 'Tower Shell']);
    duel.choose('Fear Fang', 'Tower Shell');
    expect(duel.asked).toBe('p1 charge');
    expect(duel.zone('p1', 'manaZone')).toEqual(['Fear Fang', 'Dome Shell (tapped)', 'Tower Shell']);
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Frost'] });
  });

  driven('501.2 everything has untapped before an ability of this step resolves', (begin) => {
    const duel = begin({
      cards,
      step: 'startOfTurn',
      p1: {
        battleZone: ['Dawn', { name: 'Loosened', tapped: true }],
        manaZone: [{ name: 'Fear Fang', tapped: true }],
      },
      p2: { battleZone: ['Watch'] },
    });
    expect(duel.asked).toBe('p1 standby');
    expect(duel.options).toEqual(['Loosened', 'Dawn']);
    expect(duel.battleZones).toEqual({ p1: ['Dawn', 'Loosened'], p2: ['Watch'] });
    expect(duel.zone('p1', 'manaZone')).toEqual(['Fear Fang']);
    duel.choose('Dawn');
    expect(duel.asked).toBe('p1 charge');
    expect(story(duel, 'cardDrawn')).toEqual([
      'turn.startOfTurn.apResolve.resolving 114.2: cardDrawn Filler',
      'turn.startOfTurn.apResolve.resolving 114.2: cardDrawn Filler',
      'turn.startOfTurn.napResolve.resolving 114.2: cardDrawn Filler',
      'turn.draw.drawing 114.2: cardDrawn Filler',
    ]);
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([3, 1]);
  });

  driven('501.2a a creature that arrives in this step waits for the next one', (begin) => {
    const duel = begin({
      cards,
      step: 'startOfTurn',
      p1: { battleZone: ['Herald'], hand: ['Dawn'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    expect(duel.asked).toBe('p1 charge');
    expect(duel.battleZones).toEqual({ p1: ['Herald', 'Dawn'], p2: ['Fear Fang'] });
    expect(duel.facts('effectTriggered')).toEqual(['effectTriggered Herald']);
    expect(duel.count('p1', 'hand')).toBe(1);
  });
});

describe('502 draw', () => {
  driven('502.1 the active player draws one card, and the other none', (begin) => {
    const duel = begin({
      step: 'draw',
      p1: { deck: ['Fear Fang', 'Burning Mane'] },
      p2: { hand: ['Filler'] },
    });
    expect(duel.asked).toBe('p1 charge');
    expect(duel.zone('p1', 'hand')).toEqual(['Fear Fang']);
    expect(duel.zone('p1', 'deck')).toEqual(['Burning Mane']);
    expect([duel.count('p2', 'hand'), duel.count('p2', 'deck')]).toEqual([1, 20]);
  });
});

describe('504 main', () => {
  driven('504.1 cards are used one after another, for as long as its player likes', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Burning Mane', 'Burning Mane', 'Fear Fang'],
        manaZone: { nature: 6 },
        battleZone: ['Forest Hornet'],
      },
      p2: { hand: ['Burning Mane'], manaZone: { nature: 6 } },
    });
    duel.use('Summon Fear Fang');
    expect(duel.asked).toBe('p1 main');
    expect(duel.options).toEqual(['Summon Burning Mane', 'Summon Burning Mane', 'Go on to the attack step']);
    duel.use('Summon Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Forest Hornet', 'Fear Fang', 'Burning Mane'], p2: [] });
    expect(duel.zone('p1', 'hand')).toEqual(['Burning Mane']);
  });

  driven('500.2a once it has gone on to the attack step there is no way back', (begin) => {
    const duel = begin({
      p1: { hand: ['Burning Mane'], manaZone: { nature: 2 }, battleZone: ['Forest Hornet'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    expect(duel.asked).toBe('p1 main');
    duel.pass();
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual(['Forest Hornet attacks the player', 'Attack no more']);
    duel.pass();
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p1', 'hand')).toEqual(['Burning Mane']);
  });
});

describe('0085 what waits for the end of a turn is gone with a turn that is skipped', () => {
  driven('as Bombazar, Dragon of Destiny, where its extra turn is skipped', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Bombazar, Dragon of Destiny', 'Halt'],
        manaZone: { fire: 4, nature: 3, light: 1 },
        deck: 30,
      },
      p2: { shieldZone: 20, deck: 30 },
    });
    duel.use('Summon Bombazar').passUntil('p1 charge').pass().use('Cast Halt');
    expect([duel.asked, duel.duel.game.turn.number]).toEqual(['p2 charge', 7]);
    duel.passUntil('p1 attack').pass();
    expect([duel.asked, duel.duel.game.turn.number]).toEqual(['p2 charge', 9]);
  });

  driven('as Dominica, Channeler of Suns, once an attack has triggered it', (begin) => {
    const duel = begin({
      cards: [...cards, hush],
      p1: { battleZone: ['Fear Fang', 'Hush'] },
      p2: {
        battleZone: [{ name: 'Dominica, Channeler of Suns', tapped: true }],
        shieldZone: ['Filler', 'Filler'],
      },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1').choose('Hush attacks the player');
    expect(duel.asked).toBe('p2 charge');
    duel.passUntil('p1 charge');
    expect(duel.battleZones.p2).toEqual(['Dominica, Channeler of Suns (tapped)']);
  });
});
