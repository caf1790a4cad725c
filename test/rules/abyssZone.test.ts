import { allCards } from 'taiki';
import {
  cannot,
  cardsIn,
  choose,
  creature,
  destroy,
  draw,
  evolution,
  evolutionCreature,
  exLife,
  gacharangeCreature,
  has,
  instead,
  opponentsCreatures,
  psychicCreature,
  put,
  putIntoMana,
  putUnder,
  returnToHand,
  self,
  sendToAbyss,
  shieldTrigger,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  wouldLeave,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const itself = { of: 'any', filter: { itself: true } } as const;
const abyss = cardsIn('abyssZone', 'you');

const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Tuck', abilities: [whenPut(self, putUnder(choose(abyss), self))] }),
  creature({ ...plain, name: 'Diver', abilities: [wheneverAttacks(self, sendToAbyss(self))] }),
  creature({ ...plain, name: 'Twice', abilities: [exLife] }),
  creature({ ...plain, name: 'Rock', abilities: [has(cannot({ do: 'move', from: 'battleZone' }))] }),
  creature({
    ...plain,
    name: 'Mourner',
    abilities: [
      when({ event: 'moved', what: itself, from: 'battleZone' }, draw()),
      whenDestroyed(self, draw()),
    ],
  }),
  creature({
    ...plain,
    name: 'Warden',
    abilities: [wouldLeave({ of: 'you', filter: { names: ['Raider'] } }, instead('hand'))],
  }),
  evolutionCreature({ ...plain, name: 'Lord', abilities: [evolution({ type: 'creature' })] }),
  starEvolutionCreature({ ...plain, name: 'Star', abilities: [starEvolution({ type: 'creature' })] }),
  psychicCreature({ ...plain, name: 'Psyche' }),
  gacharangeCreature({ ...plain, name: 'Robot' }),
  spell({
    name: 'Snare',
    civilizations: ['fire'],
    cost: 1,
    abilities: [shieldTrigger, spellAbility(sendToAbyss(choose(opponentsCreatures())))],
  }),
  plainSpell('Sink', sendToAbyss(choose(opponentsCreatures()))),
  plainSpell('Drown', sendToAbyss(opponentsCreatures())),
  plainSpell('Offer', sendToAbyss(choose(yourCreatures()))),
  plainSpell('Forget', sendToAbyss(choose(cardsIn('graveyard', 'you')))),
  plainSpell('Recall', returnToHand(choose(abyss))),
  plainSpell('Raise', put(choose(abyss))),
  plainSpell('Sow', putIntoMana(abyss)),
  plainSpell('Doom', destroy(choose(abyss))),
];
const mana = { fire: 4 } as const;

describe('410.1, 701.33a cards sent to the abyss', () => {
  driven('lie in the abyss zone of their owner, where both players see them', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Sink', 'Raider'], manaZone: mana },
      p2: { battleZone: ['Mourner', 'Raider'], deck: 3 },
    });
    duel.use('Cast Sink').choose('Mourner');
    expect([duel.zone('p2', 'abyssZone'), duel.zone('p1', 'abyssZone'), duel.battleZones.p2]).toEqual([
      ['Mourner'],
      [],
      ['Raider'],
    ]);
    for (const viewer of ['p1', 'p2'] as const)
      expect(
        duel.duel.view(viewer).zones.p2.abyssZone.map((card) => (card.hidden ? 'hidden' : card.name)),
      ).toEqual(['Mourner']);
    // It has left the battle zone, and was not destroyed.
    expect(duel.count('p2', 'hand')).toBe(1);
  });

  driven('come from any zone', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Forget'], manaZone: mana, graveyard: ['Raider', 'Lord'] },
    });
    duel.use('Cast Forget').choose('Raider');
    expect([duel.zone('p1', 'abyssZone'), duel.names('p1', 'graveyard')]).toEqual([
      ['Raider'],
      ['Forget', 'Lord'],
    ]);
  });

  driven('end the attack of an attacking creature, with the cards below it', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Diver', 'Raider'] },
      p2: { shieldZone: 2 },
    });
    duel.choose('Diver attacks the player');
    expect([duel.asked, duel.zone('p1', 'abyssZone'), duel.count('p2', 'shieldZone')]).toEqual([
      'p1 attack',
      ['Diver'],
      2,
    ]);
  });

  driven("by a shield trigger in the other player's turn", (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Raider', { name: 'Lord', over: ['Mourner'] }] },
      p2: { shieldZone: ['Snare', 'Raider'] },
    });
    duel.choose('Lord attacks the player').choose(duel.options[0] ?? '');
    duel.choose('Shield trigger: Snare').choose('Lord');
    expect([duel.zone('p1', 'abyssZone'), duel.battleZones.p1]).toEqual([['Lord', 'Mourner'], ['Raider']]);
  });
});

describe('701.33b nothing keeps a card from the abyss', () => {
  driven('neither a replacement effect of its own, nor of another card, nor a ban', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Drown', 'Raider'], manaZone: mana },
      p2: { battleZone: ['Twice', 'Rock', 'Raider', 'Warden'], deck: 3, shieldZone: 2 },
    });
    duel.use('Cast Drown');
    expect([duel.names('p2', 'abyssZone'), duel.battleZones.p2, duel.count('p2', 'hand')]).toEqual([
      ['Raider', 'Rock', 'Twice', 'Warden'],
      [],
      0,
    ]);
    expect(duel.facts('eventReplaced').filter((fact) => fact.startsWith('eventReplaced'))).toEqual([]);
  });

  driven('nor does a star evolution creature stay with what lies below it', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Sink', 'Raider'], manaZone: mana },
      p2: { battleZone: [{ name: 'Star', over: ['Raider'] }, 'Robot'] },
    });
    duel.use('Cast Sink').choose('Star');
    expect([duel.zone('p2', 'abyssZone'), duel.battleZones.p2]).toEqual([['Star', 'Raider'], ['Robot']]);
  });
});

describe('410.4 what lies in the abyss zone stays there', () => {
  driven('also cards that have a zone of their own', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Drown', 'Raider'], manaZone: mana },
      p2: { battleZone: ['Psyche', 'Robot'], superGRZone: ['Robot'] },
    });
    duel.use('Cast Drown');
    expect([
      duel.names('p2', 'abyssZone'),
      duel.count('p2', 'hyperspatialZone'),
      duel.count('p2', 'superGRZone'),
    ]).toEqual([['Psyche', 'Robot'], 0, 1]);
  });

  for (const name of ['Recall', 'Raise', 'Sow', 'Doom'] as const)
    driven(`${name} does not move it`, (begin) => {
      const duel = begin({
        cards,
        p1: { hand: ['Offer', name], manaZone: mana, battleZone: ['Raider', 'Mourner'] },
      });
      duel.use('Cast Offer').choose('Raider').use(`Cast ${name}`);
      expect([
        duel.zone('p1', 'abyssZone'),
        duel.names('p1', 'battleZone'),
        duel.count('p1', 'hand'),
      ]).toEqual([['Raider'], ['Mourner'], 0]);
    });

  driven('nor is it put below a creature', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Offer', 'Tuck'], manaZone: mana, battleZone: ['Raider', 'Mourner'] },
    });
    duel.use('Cast Offer').choose('Raider').use('Summon Tuck');
    expect([duel.zone('p1', 'abyssZone'), duel.battleZones.p1]).toEqual([['Raider'], ['Mourner', 'Tuck']]);
  });
});
