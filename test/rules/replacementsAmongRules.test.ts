import {
  another,
  any,
  choose,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  evolution,
  evolutionCreature,
  exLife,
  gets,
  inOrder,
  instead,
  insteadDo,
  onlyIf,
  onlyTopCard,
  opponentsCreatures,
  power,
  put,
  replaceUntil,
  returnToHand,
  revolutionChange,
  self,
  skipRestOfTurn,
  spell,
  spellAbility,
  stays,
  that,
  the,
  when,
  whenDestroyed,
  wouldBeDestroyed,
  wouldBeDiscarded,
  wouldDraw,
  wouldLeave,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['nature'], cost: 1 } as const;
const beast = creature({ ...plain, name: 'Beast', power: 2000 });
const ox = creature({ ...plain, name: 'Ox', power: 4000 });
const titan = creature({ ...plain, name: 'Titan', power: 12000 });
const wipe = spell({ ...plain, name: 'Wipe', abilities: [spellAbility(destroy(yourCreatures()))] });
const fire = spell({ ...plain, name: 'Fire', abilities: [spellAbility(destroy(choose(yourCreatures())))] });
const wind = spell({ ...plain, name: 'Wind', abilities: [spellAbility(returnToHand(yourCreatures()))] });
const think = spell({ ...plain, name: 'Think', abilities: [spellAbility(draw())] });
const cards = [beast, ox, titan, wipe, fire, wind, think];
const mana = { manaZone: { nature: 6 } } as const;

describe('609.2, 609.3 what a replacement effect reaches', () => {
  driven('what is put instead comes too late for the rest of the event', (begin) => {
    const victim = creature({
      ...plain,
      name: 'Victim',
      power: 1000,
      abilities: [wouldBeDestroyed(self, insteadDo(put(choose(yourHand({ names: ['Saver'] })))))],
    });
    const saver = creature({
      ...plain,
      name: 'Saver',
      power: 1000,
      abilities: [wouldBeDestroyed(another('you'), stays)],
    });
    const duel = begin({
      cards: [...cards, victim, saver],
      p1: { ...mana, hand: ['Wipe', 'Saver'], battleZone: ['Victim', 'Ox'] },
    });
    duel.use('Cast Wipe');
    expect(duel.battleZones.p1).toEqual(['Victim', 'Saver']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Ox', 'Wipe']);
  });

  driven('of two copies one replaces a draw, once', (begin) => {
    const twin = creature({
      ...plain,
      name: 'Twin',
      power: 1000,
      abilities: [wouldDraw('you', insteadDo(draw(2)))],
    });
    const duel = begin({
      cards: [...cards, twin],
      p1: { ...mana, hand: ['Think'], battleZone: ['Twin', 'Twin'] },
    });
    duel.use('Cast Think').choose('Replace: Twin');
    expect(duel.count('p1', 'hand')).toBe(2);
  });

  driven('a draw that the other player takes is not taken back', (begin) => {
    const thief = creature({
      ...plain,
      name: 'Thief',
      power: 1000,
      abilities: [wouldDraw('opponent', insteadDo(draw()))],
    });
    const duel = begin({
      cards: [...cards, thief],
      p1: { ...mana, hand: ['Think'], battleZone: ['Thief'] },
      p2: { battleZone: ['Thief'] },
    });
    duel.use('Cast Think');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([0, 1]);
  });

  driven('801.2, 400.5 a chosen creature also once it evolves, and no new object of its card', (begin) => {
    const ward = spell({
      ...plain,
      name: 'Ward',
      abilities: [
        spellAbility(
          { do: 'choose', what: choose(yourCreatures()) },
          replaceUntil('turn', wouldBeDestroyed({ of: 'any', filter: { is: the('chosen') } }, stays)),
        ),
      ],
    });
    const giant = evolutionCreature({ ...plain, name: 'Giant', power: 7000, abilities: [evolution({})] });
    const begun = (hand: readonly string[]) =>
      begin({ cards: [...cards, ward, giant], p1: { ...mana, hand, battleZone: ['Beast'] } }).use(
        'Cast Ward',
      );
    const evolved = begun(['Ward', 'Giant', 'Fire']).use('Summon Giant').use('Cast Fire');
    expect(evolved.battleZones.p1).toEqual(['Giant (over Beast)']);
    const returned = begun(['Ward', 'Wind', 'Fire']).use('Cast Wind').use('Summon Beast').use('Cast Fire');
    expect(returned.battleZones.p1).toEqual([]);
  });

  driven(
    '112.3b, 701.7a what is cast instead of being discarded is finished before the next card',
    (begin) => {
      const echo = spell({
        ...plain,
        name: 'Echo',
        abilities: [spellAbility(draw(2)), wouldBeDiscarded(self, insteadDo({ do: 'use', what: self }))],
      });
      const loss = spell({ ...plain, name: 'Loss', abilities: [spellAbility(discard(yourHand()))] });
      const duel = begin({
        cards: [...cards, echo, loss],
        p1: { ...mana, hand: ['Loss', 'Echo', 'Ox'], battleZone: ['Beast'] },
      });
      duel.use('Cast Loss');
      expect(duel.zone('p1', 'graveyard')).toEqual(['Ox', 'Echo', 'Loss']);
      expect(duel.zone('p1', 'hand')).toEqual(['Filler', 'Filler']);
    },
  );
});

describe('703.3 replaced state-based actions', () => {
  const lord = creature({
    ...plain,
    name: 'Lord',
    power: 3000,
    abilities: [wouldBeDestroyed(self, insteadDo(destroy(choose(yourCreatures({ other: true })))))],
  });
  const curse = spell({
    ...plain,
    name: 'Curse',
    abilities: [spellAbility(gets(yourCreatures({ names: ['Lord'] }), 'turn', power(-5000)), draw())],
  });

  driven('are looked for again: others die for it one by one, until none is left', (begin) => {
    const duel = begin({
      cards: [...cards, lord, curse],
      p1: { ...mana, hand: ['Curse'], battleZone: ['Lord', 'Beast', 'Ox'] },
    });
    duel.use('Cast Curse').choose('Beast');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Beast', 'Ox', 'Lord', 'Curse']);
    expect(duel.facts('eventReplaced')).toHaveLength(2);
  });

  driven('801.4 what is left of a pile dies by itself where its power is 0', (begin) => {
    const crown = evolutionCreature({
      ...plain,
      name: 'Crown',
      power: 5000,
      abilities: [evolution({}), wouldBeDestroyed(self, onlyTopCard)],
    });
    const rot = spell({
      ...plain,
      name: 'Rot',
      abilities: [spellAbility(gets(yourCreatures(), 'turn', power(-2000)), destroy(yourCreatures()))],
    });
    const duel = begin({
      cards: [...cards, crown, rot],
      p1: { ...mana, hand: ['Rot'], battleZone: [{ name: 'Crown', over: ['Beast'] }] },
    });
    duel.use('Cast Rot');
    expect(duel.facts('cardDestroyed')).toEqual(['cardDestroyed Crown', 'cardDestroyed Beast']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Crown', 'Beast', 'Rot']);
  });
});

describe('801.4, 505.6 a pile that attacks and loses its top card', () => {
  const crown = evolutionCreature({
    ...plain,
    name: 'Crown',
    power: 5000,
    abilities: [evolution({}), wouldLeave(self, onlyTopCard), doubleBreaker],
  });
  const gust = creature({
    ...plain,
    name: 'Gust',
    power: 1000,
    abilities: [when({ event: 'attacks', what: any('opponent') }, returnToHand(that))],
  });

  driven('goes on with what is left, which breaks as many shields as it can itself', (begin) => {
    const duel = begin({
      cards: [...cards, crown, gust],
      step: 'attack',
      p1: { battleZone: [{ name: 'Crown', over: ['Beast'] }, 'Ox'] },
      p2: { battleZone: ['Gust'] },
    });
    duel.choose('Crown attacks the player');
    expect([duel.asked, duel.decision.max]).toEqual(['p1 shields', 1]);
    expect(duel.battleZones.p1).toEqual(['Beast (tapped)', 'Ox']);
  });
});

describe('609.9 in a battle that both lose', () => {
  driven("each is saved by another of its player's creatures", (begin) => {
    const victim = creature({
      ...plain,
      name: 'Victim',
      power: 3000,
      abilities: [wouldBeDestroyed(self, insteadDo(destroy(choose(yourCreatures({ other: true })))))],
    });
    const duel = begin({
      cards: [...cards, victim],
      step: 'attack',
      p1: { battleZone: ['Victim', 'Beast'] },
      p2: { battleZone: [{ name: 'Victim', tapped: true }, 'Ox'] },
    });
    duel.choose('Victim attacks Victim');
    expect([duel.names('p1', 'battleZone'), duel.names('p2', 'battleZone')]).toEqual([
      ['Victim'],
      ['Victim'],
    ]);
    expect([duel.zone('p1', 'graveyard'), duel.zone('p2', 'graveyard')]).toEqual([['Beast'], ['Ox']]);
  });
});

describe('609.5 an EX life', () => {
  driven('saves each creature by its own shield, and none whose shield is gone', (begin) => {
    const cub = creature({ ...plain, name: 'Cub', power: 3000, abilities: [exLife] });
    const breach = spell({
      ...plain,
      name: 'Breach',
      abilities: [spellAbility({ do: 'breakShields', of: 'you', count: 'all' })],
    });
    const duel = begin({
      cards: [...cards, cub, breach],
      p1: { ...mana, hand: ['Cub', 'Cub', 'Wipe', 'Wipe'], shieldZone: ['Ox'] },
    });
    duel.use('Summon Cub').use('Summon Cub').use('Cast Wipe');
    expect([duel.battleZones.p1, duel.zone('p1', 'shieldZone')]).toEqual([['Cub', 'Cub'], ['Ox']]);
    duel.use('Cast Wipe');
    expect(duel.battleZones.p1).toEqual([]);
    const late = begin({
      cards: [...cards, cub, breach],
      p1: { ...mana, hand: ['Cub', 'Breach', 'Wipe'], shieldZone: [] },
    });
    late.use('Summon Cub').use('Cast Breach').use('Cast Wipe');
    expect(late.battleZones.p1).toEqual([]);
  });
});

describe('505.6a, 603.4 what speaks of a creature that has changed places', () => {
  driven('misfires: the new attacking creature is another', (begin) => {
    const crown = evolutionCreature({
      ...plain,
      name: 'Crown',
      power: 7000,
      abilities: [
        evolution({ names: ['Beast'] }),
        {
          ...when({ event: 'attacks', what: any('you') }, { do: 'put', what: self, onto: that }),
          from: ['hand'],
        },
      ],
    });
    const knight = creature({
      ...plain,
      name: 'Knight',
      power: 8000,
      abilities: [revolutionChange({ type: 'creature' })],
    });
    const begun = (first: string) =>
      begin({
        cards: [...cards, crown, knight],
        step: 'attack',
        p1: { hand: ['Crown', 'Knight'], battleZone: ['Beast', 'Ox'] },
      })
        .choose('Beast attacks the player')
        .choose('Declare Crown', 'Declare Knight')
        .choose(first);
    const swapped = begun('Knight');
    expect(swapped.battleZones.p1).toEqual(['Ox', 'Knight (tapped)']);
    expect(swapped.names('p1', 'hand')).toEqual(['Beast', 'Crown']);
    const evolved = begun('Crown');
    expect(evolved.battleZones.p1).toEqual(['Ox', 'Knight (tapped)']);
    expect(evolved.names('p1', 'hand')).toEqual(['Beast', 'Crown']);
    expect(evolved.facts('cardPut')).toEqual(['cardPut Crown', 'cardPut Knight']);
  });
});

describe('101.4d, 609.9 the rest of the turn is skipped in what is done instead', () => {
  driven('once the whole event has happened; nothing that triggered on it resolves', (begin) => {
    const victim = creature({
      ...plain,
      name: 'Victim',
      power: 1000,
      abilities: [
        wouldBeDestroyed(
          self,
          insteadDo(inOrder({ do: 'move', what: self, to: 'manaZone' }, skipRestOfTurn)),
        ),
      ],
    });
    const martyr = creature({
      ...plain,
      name: 'Martyr',
      power: 1000,
      abilities: [whenDestroyed(self, put(choose(yourGraveyard({ type: 'creature' }))))],
    });
    const duel = begin({
      cards: [...cards, victim, martyr],
      p1: { ...mana, hand: ['Wipe'], battleZone: ['Victim', 'Martyr'] },
    });
    duel.use('Cast Wipe');
    expect(duel.duel.game.turn.active).toBe('p2');
    expect(duel.names('p1', 'manaZone')).toContain('Victim');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Martyr', 'Wipe']);
    expect(duel.battleZones.p1).toEqual([]);
  });
});

describe('609.8 whose replacement comes first', () => {
  driven('is the active player’s, also where the other one’s is of the creature itself', (begin) => {
    const exile = creature({
      ...plain,
      name: 'Exile',
      power: 1000,
      abilities: [wouldBeDestroyed(any('opponent'), instead('manaZone'))],
    });
    const wisp = creature({
      ...plain,
      name: 'Wisp',
      power: 1000,
      abilities: [wouldBeDestroyed(self, instead('hand'))],
    });
    const kill = spell({ ...plain, name: 'Kill', abilities: [spellAbility(destroy(opponentsCreatures()))] });
    const theirs = begin({
      cards: [...cards, exile, wisp, kill],
      p1: { ...mana, hand: ['Kill'], battleZone: ['Exile'] },
      p2: { manaZone: [], battleZone: ['Wisp'] },
    });
    theirs.use('Cast Kill');
    expect(theirs.zone('p2', 'manaZone')).toEqual(['Wisp']);
    const own = begin({
      cards: [...cards, exile, wisp],
      p1: { ...mana, hand: ['Wipe'], battleZone: ['Wisp'] },
      p2: { battleZone: ['Exile'] },
    });
    own.use('Cast Wipe');
    expect(own.zone('p1', 'hand')).toEqual(['Wisp']);
  });
});

describe('609.7 an effect that replaces a part of itself', () => {
  const enough = youHave(yourMana({ civilizations: ['nature'] }), { min: 5 });
  const roots = spell({
    ...plain,
    name: 'Roots',
    abilities: [
      spellAbility(
        onlyIf(enough, destroy(opponentsCreatures()), destroy(choose(opponentsCreatures()))),
        draw(),
      ),
    ],
  });
  const p2 = { battleZone: ['Beast', 'Ox'] };

  driven('does that instead of the part, and the rest of it as it is', (begin) => {
    const duel = begin({
      cards: [...cards, roots],
      p1: { ...mana, hand: ['Roots'], battleZone: ['Beast'] },
      p2,
    });
    duel.use('Cast Roots');
    expect([duel.battleZones, duel.count('p1', 'hand')]).toEqual([{ p1: ['Beast'], p2: [] }, 1]);
    const few = begin({
      cards: [...cards, roots],
      p1: { manaZone: { nature: 4 }, hand: ['Roots'], battleZone: ['Beast'] },
      p2,
    });
    few.use('Cast Roots').choose('Ox');
    expect([few.battleZones, few.count('p1', 'hand')]).toEqual([{ p1: ['Beast'], p2: ['Beast'] }, 1]);
  });

  driven(
    '605.2d as its condition is met when it resolves; 609.3 what it does then can be replaced',
    (begin) => {
      const stubborn = creature({
        ...plain,
        name: 'Stubborn',
        power: 1000,
        abilities: [wouldBeDestroyed(self, instead('manaZone'))],
      });
      const duel = begin({
        cards: [...cards, roots, stubborn],
        p1: { ...mana, hand: ['Roots'], battleZone: ['Beast'] },
        p2: { battleZone: ['Stubborn', 'Ox'] },
      });
      duel.use('Cast Roots');
      expect([duel.battleZones.p2, duel.zone('p2', 'manaZone'), duel.zone('p2', 'graveyard')]).toEqual([
        [],
        ['Stubborn'],
        ['Ox'],
      ]);
    },
  );
});
