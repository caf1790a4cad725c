import { allCards } from 'taiki';
import {
  addToShields,
  attach,
  attached,
  attachedGets,
  aura,
  cardsIn,
  choose,
  creature,
  destroy,
  draw,
  evolution,
  evolutionCreature,
  gacharangeCreature,
  instead,
  opponentsCreatures,
  putIntoMana,
  returnToHand,
  self,
  speedAttacker,
  wheneverAttacks,
  whenPut,
  wouldLeave,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Giant', power: 9000 }),
  gacharangeCreature({ ...plain, name: 'Robot', abilities: [speedAttacker] }),
  gacharangeCreature({ ...plain, name: 'Tank', power: 4000 }),
  gacharangeCreature({ ...plain, name: 'Fragile', abilities: [whenPut(self, destroy(self))] }),
  gacharangeCreature({ ...plain, name: 'Ghost', power: 0 }),
  evolutionCreature({
    ...plain,
    name: 'Lord',
    power: 5000,
    abilities: [evolution({ type: 'gacharangeCreature' })],
  }),
  aura({
    civilizations: ['fire'],
    cost: 1,
    name: 'Wings',
    power: 3000,
    abilities: [wheneverAttacks(attached, draw())],
  }),
  aura({ civilizations: ['fire'], cost: 1, name: 'Mask', power: 1000, abilities: [whenPut(self, draw())] }),
  aura({
    civilizations: ['fire'],
    cost: 1,
    name: 'Boots',
    abilities: [attachedGets({ kind: 'cannot', ban: { do: 'beBlocked' } })],
  }),
  aura({ civilizations: ['fire', 'water'], cost: 2, name: 'Prism', power: 2000 }),
  creature({
    ...plain,
    name: 'Warden',
    abilities: [wouldLeave({ of: 'you', filter: { type: 'gacharangeCreature' } }, instead('hand'))],
  }),
  plainSpell('Doom', destroy(choose(yourCreatures()))),
  plainSpell('Curse', destroy(choose(opponentsCreatures()))),
  plainSpell('Recall', returnToHand(choose(yourCreatures()))),
  plainSpell('Bury', putIntoMana(choose(yourCreatures()))),
  plainSpell('Wall', addToShields(choose(yourCreatures()))),
  plainSpell('Adorn', attach(choose(cardsIn('graveyard', 'you', { type: 'aura' })), choose(yourCreatures()))),
  plainSpell('Strip', returnToHand(choose(cardsIn('battleZone', 'you', { type: 'aura' })))),
  plainSpell('Lend', attach(choose(cardsIn('battleZone', 'you', { type: 'aura' })), choose(yourCreatures()))),
];
const mana = { fire: 4 } as const;

/** The battle zone of a player: creatures with their power, and what each aura is attached to. */
function shown({ duel }: Driver, player: 'p1' | 'p2' = 'p1'): readonly string[] {
  const there = duel.view(player).zones[player].battleZone;
  return there.map((card) => {
    if (card.hidden) return 'hidden';
    const bearer = there.find((one) => !one.hidden && one.id === card.attachedTo);
    const on = bearer === undefined || bearer.hidden ? '' : ` on ${bearer.current.name}`;
    return `${card.current.name}${on || ` ${card.current.power}`}`;
  });
}

describe('310.1, 310.2 executing an aura', () => {
  driven('attaches it to a gacharange creature, whose power grows by its number', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Wings', 'Giant'],
        manaZone: mana,
        battleZone: ['Robot', 'Raider'],
        superGRZone: ['Tank'],
      },
      p2: { battleZone: ['Robot'] },
    });
    duel.use('Execute Wings');
    expect(duel.options).toEqual(['Robot', 'Gacharange summon']);
    duel.choose('Robot');
    expect([duel.asked, shown(duel), shown(duel, 'p2'), duel.names('p1', 'hand')]).toEqual([
      'p1 main',
      ['Robot 5000', 'Raider 2000', 'Wings on Robot'],
      ['Robot 2000'],
      ['Giant'],
    ]);
  });

  driven('or to one that is summoned for it', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Wings', 'Giant'],
        manaZone: mana,
        battleZone: ['Raider'],
        superGRZone: ['Tank', 'Robot'],
      },
      p2: { battleZone: ['Raider'] },
    });
    duel.use('Execute Wings');
    expect([duel.asked, shown(duel), duel.names('p1', 'superGRZone')]).toEqual([
      'p1 main',
      ['Raider 2000', 'Tank 7000', 'Wings on Tank'],
      ['Robot'],
    ]);
  });

  driven('310.2a it stays in the hand if that creature has left', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Wings', 'Giant'],
        manaZone: mana,
        battleZone: ['Raider'],
        superGRZone: ['Ghost', 'Robot'],
      },
      p2: { battleZone: ['Raider'] },
    });
    duel.use('Execute Wings');
    expect([duel.asked, shown(duel), duel.names('p1', 'hand').toSorted()]).toEqual([
      'p1 main',
      ['Raider 2000'],
      ['Giant', 'Wings'],
    ]);
  });

  driven('is not offered without a creature that it could be attached to', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Wings', 'Raider'], manaZone: mana, battleZone: ['Raider'] },
      p2: { battleZone: ['Robot'] },
    });
    expect(duel.options.filter((option) => option.includes('Wings'))).toEqual([]);
    expect(duel.duel.explain().some(({ rule }) => rule === '310.2')).toBe(true);
  });

  driven('310.6 a second one on the same creature adds to the first', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Mask', 'Giant'],
        manaZone: mana,
        battleZone: [{ name: 'Robot', bears: [{ name: 'Wings' }] }],
      },
      p2: { battleZone: ['Raider'] },
    });
    duel.use('Execute Mask');
    expect([shown(duel), duel.count('p1', 'hand')]).toEqual([
      ['Robot 6000', 'Wings on Robot', 'Mask on Robot'],
      2,
    ]);
  });
});

describe('310.4 what an aura gives', () => {
  driven('is used as its creature attacks, and an unblockable one is not blocked', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { hand: [], battleZone: [{ name: 'Robot', bears: [{ name: 'Wings' }, { name: 'Boots' }] }] },
      p2: { battleZone: ['Aqua Guard'], shieldZone: ['Raider', 'Raider'] },
    });
    duel.choose('Robot attacks the player');
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 shields', 1]);
  });
});

describe('310.4, 400.5 an aura that leaves by itself', () => {
  driven('gives its creature nothing more', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Strip', 'Giant'],
        manaZone: mana,
        battleZone: [
          { name: 'Robot', bears: [{ name: 'Wings' }] },
          { name: 'Tank', bears: [{ name: 'Wings' }] },
        ],
      },
      p2: { battleZone: ['Raider'] },
    });
    duel.use('Cast Strip').choose(duel.options[0] ?? '');
    expect([shown(duel), duel.names('p1', 'hand').toSorted()]).toEqual([
      ['Robot 2000', 'Tank 7000', 'Wings on Tank'],
      ['Giant', 'Wings'],
    ]);
  });
});

describe('310.8 auras leave with their creature', () => {
  const begun = (spell: string) => ({
    cards,
    p1: {
      hand: [spell, 'Giant'],
      manaZone: mana,
      battleZone: [{ name: 'Robot', bears: [{ name: 'Wings' }, { name: 'Mask' }] }, 'Raider'],
    },
    p2: { battleZone: ['Raider'] },
  });

  driven('to the graveyard, without being destroyed', (begin) => {
    const duel = begin(begun('Doom'));
    duel.use('Cast Doom').choose('Robot');
    expect([shown(duel), duel.names('p1', 'graveyard').toSorted(), duel.names('p1', 'superGRZone')]).toEqual([
      ['Raider 2000'],
      ['Doom', 'Mask', 'Wings'],
      ['Robot'],
    ]);
    const { log } = duel.duel;
    expect([
      log.flatMap((fact) => (fact.kind === 'cardDestroyed' ? [fact.name] : [])),
      log.flatMap((fact) => (fact.kind === 'cardMoved' && fact.rule === '310.8' ? [fact.name] : [])),
    ]).toEqual([['Robot'], ['Wings', 'Mask']]);
  });

  driven('to the hand', (begin) => {
    const duel = begin(begun('Recall'));
    duel.use('Cast Recall').choose('Robot');
    expect([shown(duel), duel.names('p1', 'hand').toSorted()]).toEqual([
      ['Raider 2000'],
      ['Giant', 'Mask', 'Wings'],
    ]);
  });

  driven('310.8a to the mana zone untapped, or as new shields face down', (begin) => {
    const mined = begin(begun('Bury'));
    mined.use('Cast Bury').choose('Robot');
    expect(
      mined
        .zone('p1', 'manaZone')
        .filter((card) => card.startsWith('Wings') || card.startsWith('Mask'))
        .toSorted(),
    ).toEqual(['Mask', 'Wings']);
    const walled = begin(begun('Wall'));
    const before = walled.count('p1', 'shieldZone');
    walled.use('Cast Wall').choose('Robot');
    expect([walled.count('p1', 'shieldZone') - before, shown(walled)]).toEqual([2, ['Raider 2000']]);
  });

  driven('in the turn of the opponent, as the creature loses a battle', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Giant'] },
      p2: { battleZone: [{ name: 'Robot', tapped: true, bears: [{ name: 'Wings' }] }, 'Raider'] },
    });
    duel.choose('Giant attacks Robot');
    expect([shown(duel, 'p2'), duel.names('p2', 'graveyard')]).toEqual([['Raider 2000'], ['Wings']]);
  });

  driven('609.1 to where a replacement sends the creature', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Doom', 'Giant'],
        manaZone: mana,
        battleZone: [{ name: 'Robot', bears: [{ name: 'Wings' }] }, 'Warden'],
      },
      p2: { battleZone: ['Raider'] },
    });
    duel.use('Cast Doom').choose('Robot');
    expect([shown(duel), duel.names('p1', 'hand').toSorted(), duel.names('p1', 'superGRZone')]).toEqual([
      ['Warden 2000'],
      ['Giant', 'Wings'],
      ['Robot'],
    ]);
  });

  driven('310.7 and stay on it as it evolves', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Lord', 'Giant'],
        manaZone: mana,
        battleZone: [{ name: 'Robot', bears: [{ name: 'Wings' }] }],
      },
      p2: { battleZone: ['Raider'] },
    });
    duel.use('Summon Lord');
    expect(shown(duel)).toEqual(['Lord 8000', 'Wings on Lord']);
  });
});

describe('310 effects attach auras', () => {
  driven('from a graveyard, also to other creatures', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Adorn', 'Giant'],
        manaZone: mana,
        graveyard: ['Prism', 'Raider'],
        battleZone: ['Raider'],
      },
      p2: { battleZone: ['Raider'] },
    });
    duel.use('Cast Adorn');
    expect([shown(duel), duel.names('p1', 'graveyard').toSorted()]).toEqual([
      ['Raider 4000', 'Prism on Raider'],
      ['Adorn', 'Raider'],
    ]);
  });

  driven('in the battle zone from one creature to another', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Lend', 'Giant'],
        manaZone: mana,
        battleZone: [{ name: 'Robot', bears: [{ name: 'Wings' }] }, 'Raider'],
      },
      p2: { battleZone: ['Raider'] },
    });
    duel.use('Cast Lend').choose('Raider');
    expect(shown(duel)).toEqual(['Robot 2000', 'Wings on Raider', 'Raider 5000']);
  });
});
