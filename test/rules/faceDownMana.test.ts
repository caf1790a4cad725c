import { allCards, determinize, parsePosition, printPosition } from 'taiki';
import { arrange } from 'taiki/testing';
import {
  chargeFaceDown,
  charger,
  choose,
  countOf,
  creature,
  crystalArms,
  crystalCharger,
  crystalSoul,
  destroy,
  draw,
  eternalKappa,
  eternalOmega,
  hasWhile,
  opponentsCreatures,
  opponentsMana,
  power,
  put,
  putIntoManaFaceDown,
  returnToHand,
  spell,
  spellAbility,
  turnFace,
  yourHand,
  yourMana,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { positionOf } from '../../engine/records/position.ts';
import { driven } from '../support/driver.ts';

const magic = { civilizations: [], cost: 0 } as const;
const cards = [
  ...allCards,
  creature({ name: 'Raider', civilizations: ['fire'], cost: 1, power: 1000 }),
  creature({ name: 'Twin', civilizations: ['fire', 'water'], cost: 2, power: 2000 }),
  creature({ name: 'Blank', civilizations: [], cost: 1, power: 1000 }),
  creature({
    name: 'Arms',
    civilizations: ['fire'],
    cost: 1,
    power: 1000,
    abilities: [hasWhile(crystalArms(2), power(4000))],
  }),
  creature({
    name: 'Zenith',
    civilizations: [],
    cost: 10,
    power: 9000,
    abilities: [crystalSoul(3), eternalKappa],
  }),
  creature({ name: 'Omega', civilizations: [], cost: 10, power: 9000, abilities: [eternalOmega] }),
  creature({
    name: 'Light Zenith',
    civilizations: ['light'],
    cost: 6,
    power: 9000,
    abilities: [crystalSoul(3)],
  }),
  creature({ name: 'Plain Ten', civilizations: [], cost: 4, power: 9000 }),
  spell({ ...magic, name: 'Turn Down', abilities: [spellAbility(turnFace(choose(yourMana()), 'faceDown'))] }),
  spell({
    ...magic,
    name: 'Turn Theirs',
    abilities: [spellAbility(turnFace(choose(opponentsMana()), 'faceDown'))],
  }),
  spell({
    ...magic,
    name: 'Turn Up',
    abilities: [spellAbility(turnFace(choose(yourMana({ faceUp: false })), 'faceUp'))],
  }),
  spell({ ...magic, name: 'Bury', abilities: [spellAbility(putIntoManaFaceDown(choose(yourHand())))] }),
  spell({ ...magic, name: 'Sow', abilities: [spellAbility(chargeFaceDown(2, 'tapped'))] }),
  spell({
    ...magic,
    name: 'Sprout',
    abilities: [spellAbility(put(choose(yourMana({ type: 'creature' }))))],
  }),
  spell({ ...magic, name: 'Harvest', abilities: [spellAbility(returnToHand(choose(yourMana())))] }),
  spell({ ...magic, name: 'Raid', abilities: [spellAbility(returnToHand(choose(opponentsMana())))] }),
  spell({
    ...magic,
    name: 'Colors',
    abilities: [spellAbility(draw(countOf(yourMana({ civilizations: ['fire'] }))))],
  }),
  spell({ ...magic, name: 'Spells', abilities: [spellAbility(draw(countOf(yourMana({ type: 'spell' }))))] }),
  spell({ ...magic, name: 'Cards', abilities: [spellAbility(draw(countOf(yourMana())))] }),
  spell({ ...magic, name: 'Shine', abilities: [crystalCharger, spellAbility(draw())] }),
  spell({ ...magic, name: 'Plain Charger', abilities: [charger, spellAbility(draw())] }),
  spell({ ...magic, name: 'Doom', abilities: [spellAbility(destroy(choose(opponentsCreatures())))] }),
];

const down = (name: string, tapped = {}) => ({ name, faceDown: true, ...tapped });
const viewOf = (
  duel: { readonly duel: ReturnType<typeof arrange> },
  viewer: 'p1' | 'p2',
  owner: 'p1' | 'p2',
) => duel.duel.view(viewer).zones[owner].manaZone;

describe('405.4 a face-down card of the mana zone', () => {
  driven('is colorless mana of the number 1', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Raider', 'Blank'], manaZone: [down('Raider')] } });
    expect(duel.options.filter((one) => one.startsWith('Summon'))).toEqual(['Summon Blank']);
    duel.use('Summon Blank');
    expect(duel.zone('p1', 'manaZone')).toEqual(['Raider (tapped, face down)']);
  });

  driven('has no civilization and no type, but is a card', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Colors', 'Spells', 'Cards', 'Raider'], manaZone: [down('Raider'), down('Doom')] },
    });
    duel.use('Cast Colors').use('Cast Spells');
    expect(duel.count('p1', 'hand')).toBe(2);
    duel.use('Cast Cards');
    expect(duel.count('p1', 'hand')).toBe(3);
  });

  driven('is no creature that could be put from there', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Sprout', 'Raider'], manaZone: [down('Raider'), 'Blank', 'Twin'] },
    });
    duel.choose('Cast Sprout');
    if (duel.asked === 'p1 pay') duel.choose(duel.options[0] ?? '');
    expect(duel.options).toEqual(['Blank', 'Twin']);
  });

  driven('is tapped apart from face-up colorless cards', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Blank', 'Raider'], manaZone: [down('Blank'), 'Blank'] } });
    duel.choose('Summon Blank');
    expect(duel.options).toEqual(['Tap Face-down card', 'Tap Blank']);
  });

  driven('enters untapped although it is multicolored', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Bury', 'Twin', 'Raider'], manaZone: ['Raider'] } });
    duel.use('Cast Bury').choose('Twin');
    expect(duel.zone('p1', 'manaZone')).toEqual(['Raider', 'Twin (face down)']);
  });

  driven('enters tapped where the effect has it so', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Sow', 'Raider'], manaZone: [], deck: ['Raider', 'Blank', 'Doom', 'Doom'] },
    });
    duel.use('Cast Sow');
    expect(duel.zone('p1', 'manaZone')).toEqual(['Raider (tapped, face down)', 'Blank (tapped, face down)']);
  });

  driven('is itself again once it has left', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Harvest', 'Blank'], manaZone: [down('Raider'), 'Blank'] } });
    duel.use('Cast Harvest').choose('Raider');
    expect(duel.names('p1', 'hand')).toEqual(['Blank', 'Raider']);
    expect(duel.zone('p1', 'manaZone')).toEqual(['Blank']);
  });

  driven('is turned in place, and stays tapped', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Turn Down', 'Turn Up', 'Raider'],
        manaZone: [{ name: 'Twin', tapped: true }, 'Blank'],
      },
    });
    duel.use('Cast Turn Down').choose('Twin');
    expect(duel.zone('p1', 'manaZone')).toEqual(['Twin (tapped, face down)', 'Blank']);
    duel.use('Cast Turn Up');
    expect(duel.zone('p1', 'manaZone')).toEqual(['Twin (tapped)', 'Blank']);
  });
});

describe('405.5 who may look at a face-down card', () => {
  driven('its owner, but not the opponent, who sees whether it is tapped', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Raider'], manaZone: [down('Doom'), down('Twin', { tapped: true }), 'Blank'] },
    });
    expect(viewOf(duel, 'p1', 'p1')).toMatchObject([
      { hidden: false, name: 'Doom', faceDown: true, current: { civilizations: [], cost: 0 } },
      { hidden: false, name: 'Twin', faceDown: true, tapped: true },
      { hidden: false, name: 'Blank', faceDown: false },
    ]);
    const [one, other, last] = viewOf(duel, 'p2', 'p1');
    expect([one, other]).toEqual([
      { hidden: true, mana: 'untapped' },
      { hidden: true, mana: 'tapped' },
    ]);
    expect(last).toMatchObject({ name: 'Blank' });
  });

  driven('the opponent is asked without its name, and its owner by name', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Raid', 'Raider'] },
      p2: { manaZone: [down('Doom'), down('Twin')] },
    });
    duel.use('Cast Raid');
    const { decision } = duel.duel.view('p1');
    expect(decision?.options.map(({ label, card }) => [label, card?.name, (card?.id ?? 0) < 0])).toEqual([
      ['Card 1', undefined, true],
      ['Card 2', undefined, true],
    ]);
  });

  driven('a card that is put face down, or leaves unseen, is not named to the opponent', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Bury', 'Harvest', 'Twin', 'Raider'], manaZone: ['Raider'] },
    });
    duel.use('Cast Bury').choose('Twin');
    duel.use('Cast Harvest').choose('Twin');
    const namesFor = (viewer: 'p1' | 'p2') =>
      duel.duel.logFor(viewer).flatMap((fact) => ('was' in fact && fact.name !== 'Bury' ? [fact.name] : []));
    expect(namesFor('p1').slice(-3)).toEqual(['Twin', 'Twin', 'Harvest']);
    expect(namesFor('p2').slice(-3)).toEqual([undefined, undefined, 'Harvest']);
    expect(JSON.stringify(duel.duel.logFor('p2'))).not.toContain('Twin');
  });

  driven('a card that was turned is known to lie there', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Turn Theirs', 'Raider'] },
      p2: { manaZone: [down('Doom'), 'Twin'] },
    });
    duel.use('Cast Turn Theirs').choose('Twin');
    expect(duel.facts('cardTurned')).toEqual(['cardTurned Twin']);
    const position = positionOf(duel.duel.game, 'main');
    const deckOf = (player: 'p1' | 'p2') =>
      Object.values(position.players[player])
        .flat()
        .map(({ name }) => name);
    const decks = { p1: deckOf('p1'), p2: deckOf('p2') };
    for (let seed = 0; seed < 12; seed++) {
      const drawn = determinize(duel.duel.view('p1'), duel.duel.known('p1'), { decks, seed });
      const mana = drawn.players.p2.manaZone;
      expect(mana.map(({ faceDown }) => faceDown)).toEqual([true, true]);
      expect(mana.map(({ name }) => name)).toContain('Twin');
    }
  });

  test('positions print and read it', () => {
    const duel = arrange({ cards, p1: { manaZone: [down('Doom', { tapped: true })] } });
    const position = positionOf(duel.game, 'main');
    expect(printPosition(position)).toContain('p1 mana zone: Doom [tapped] [face down]');
    expect(parsePosition(printPosition(position)).players.p1.manaZone).toEqual([
      { name: 'Doom', tapped: true, faceDown: true },
    ]);
  });
});

describe('what is made of face-down mana', () => {
  driven('crystal arms holds while there are enough', (begin) => {
    const duel = begin({
      cards,
      p1: {
        battleZone: ['Arms'],
        hand: ['Turn Down', 'Turn Up', 'Raider'],
        manaZone: [down('Blank'), 'Twin'],
      },
      p2: { manaZone: [down('Blank'), down('Blank')] },
    });
    const powerNow = () => {
      const [card] = duel.duel.view('p1').zones.p1.battleZone;
      return card?.hidden === false ? card.current.power : undefined;
    };
    expect(powerNow()).toBe(1000);
    duel.use('Cast Turn Down').choose('Twin');
    expect(powerNow()).toBe(5000);
    duel.use('Cast Turn Up').choose('Blank (face down)');
    expect(powerNow()).toBe(1000);
  });

  driven('a crystal charger goes to the mana zone face down, a charger face up', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Shine', 'Plain Charger', 'Raider'], manaZone: ['Raider'] } });
    duel.use('Cast Shine').use('Cast Plain Charger');
    expect(duel.zone('p1', 'manaZone')).toEqual(['Raider', 'Shine (face down)', 'Plain Charger']);
  });

  driven(
    '112.2 with crystal soul 3 a face-down card pays 3, and none is tapped that can be left out',
    (begin) => {
      const duel = begin({
        cards,
        p1: {
          hand: ['Zenith', 'Plain Ten', 'Raider'],
          manaZone: [down('Raider'), down('Raider'), down('Raider'), 'Blank'],
        },
      });
      expect(duel.options.filter((one) => one.startsWith('Summon'))).toEqual([
        'Summon Zenith',
        'Summon Plain Ten',
      ]);
      duel.use('Summon Zenith');
      expect(duel.zone('p1', 'manaZone').every((one) => one.includes('tapped'))).toBe(true);
    },
  );

  driven('what is too much is lost', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Zenith', 'Raider'],
        manaZone: [down('Raider'), down('Raider'), down('Raider'), down('Raider'), 'Blank'],
      },
    });
    duel.choose('Summon Zenith');
    expect(duel.options).toEqual([
      'Tap Face-down card, Face-down card, Face-down card, Face-down card',
      'Tap Face-down card, Face-down card, Face-down card, Blank',
    ]);
  });

  driven('112.2a a civilization is paid by a card that has it', (begin) => {
    const none = begin({
      cards,
      p1: { hand: ['Light Zenith', 'Raider'], manaZone: [down('Light Filler'), down('Light Filler')] },
    });
    expect(none.options.some((one) => one.includes('Zenith'))).toBe(false);
    const paid = begin({
      cards,
      p1: {
        hand: ['Light Zenith', 'Raider'],
        manaZone: [down('Light Filler'), down('Light Filler'), 'Light Filler', 'Blank'],
      },
    });
    paid.use('Summon Light Zenith');
    expect(paid.zone('p1', 'manaZone')).toEqual([
      'Light Filler (tapped, face down)',
      'Light Filler (tapped, face down)',
      'Light Filler (tapped)',
      'Blank',
    ]);
  });

  driven('609 Eternal Kappa turns three cards up instead of leaving, if its player likes', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Doom', 'Doom', 'Raider'] },
      p2: {
        battleZone: ['Zenith', 'Blank'],
        manaZone: [down('Raider'), down('Raider'), down('Twin'), down('Doom')],
      },
    });
    duel.use('Cast Doom').choose('Zenith');
    expect(duel.asked).toBe('p2 replace');
    duel.choose(duel.options[0] ?? '');
    expect(duel.asked).toBe('p2 choose');
    duel.choose('Raider', 'Raider', 'Twin');
    expect([duel.zone('p2', 'battleZone'), duel.zone('p2', 'manaZone')]).toEqual([
      ['Zenith', 'Blank'],
      ['Raider', 'Raider', 'Twin', 'Doom (face down)'],
    ]);
  });

  driven('609 Eternal Omega returns to the hand instead of leaving for another zone', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Doom', 'Raider'], manaZone: ['Raider'] },
      p2: { battleZone: ['Omega', 'Blank'] },
    });
    const before = duel.count('p2', 'hand');
    duel.use('Cast Doom').choose('Omega');
    expect([duel.zone('p2', 'battleZone'), duel.count('p2', 'hand'), duel.count('p2', 'graveyard')]).toEqual([
      ['Blank'],
      before + 1,
      0,
    ]);
  });
});
