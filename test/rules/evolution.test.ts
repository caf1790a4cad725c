import {
  another,
  called,
  choose,
  creature,
  crossGear,
  delayed,
  destroy,
  draw,
  each,
  evolution,
  evolutionCreature,
  gets,
  itself,
  power,
  put,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  the,
  useFree,
  vortexEvolution,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  yourCreatures,
  yourGraveyard,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const fish = creature({ name: 'Carp', civilizations: ['water'], races: ['Fish'], cost: 1, power: 2000 });
const shark = evolutionCreature({
  name: 'Shark',
  civilizations: ['water'],
  races: ['Fish'],
  cost: 2,
  power: 6000,
  abilities: [evolution({ races: ['Fish'] }), whenPut(self, draw())],
});
const whale = evolutionCreature({
  name: 'Whale',
  civilizations: ['water'],
  races: ['Fish'],
  cost: 2,
  power: 9000,
  abilities: [vortexEvolution({ races: ['Fish'] }, 2)],
});
const tide = spell({
  name: 'Tide',
  civilizations: ['water'],
  cost: 1,
  abilities: [spellAbility(gets(choose(yourCreatures()), 'turn', power(3000)))],
});
const surface = spell({
  name: 'Surface',
  civilizations: ['water'],
  cost: 1,
  abilities: [spellAbility(put(choose(yourHand({ type: 'creature' }))))],
});
const reef = spell({
  name: 'Reef',
  civilizations: ['water'],
  cost: 1,
  abilities: [shieldTrigger, spellAbility(draw())],
});
const hook = creature({
  name: 'Hook',
  civilizations: ['water'],
  races: ['Fish'],
  cost: 1,
  power: 2000,
  abilities: [wheneverAttacks(self, useFree(choose(yourHand({ evolution: true }))))],
});
const cards = [fish, shark, whale, tide, surface, reef, hook];

describe('801 evolution', () => {
  driven('801.1a without a legal base it cannot be summoned', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Shark'], manaZone: { water: 2 }, battleZone: ['Fear Fang'], graveyard: ['Carp'] },
      p2: { battleZone: ['Carp'] },
    });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Shark']);
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Carp'] });
  });

  driven('801.1a it is put on a creature that it can evolve from, which its player picks', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Shark'], manaZone: { water: 2 }, battleZone: ['Carp', 'Fear Fang', 'Hook'] },
      p2: { battleZone: ['Carp'] },
    });
    duel.choose('Summon Shark');
    expect(duel.asked).toBe('p1 evolve');
    expect(duel.options).toEqual(['Carp', 'Hook']);
    expect(duel.zone('p1', 'manaZone')).toEqual(['Water Filler (tapped)', 'Water Filler (tapped)']);
    duel.choose('Hook');
    expect(duel.battleZones).toEqual({ p1: ['Carp', 'Fear Fang', 'Shark (over Hook)'], p2: ['Carp'] });
  });

  driven(
    '301.5 it can attack in the turn in which it was put, even on a creature that could not',
    (begin) => {
      const duel = begin({
        cards,
        p1: { hand: ['Shark'], manaZone: { water: 2 }, battleZone: [{ name: 'Carp', fresh: true }] },
        p2: { battleZone: ['Fear Fang'] },
      });
      duel.use('Summon Shark');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.options).toEqual(['Shark attacks the player', 'Attack no more']);
    },
  );

  driven('801.2 on a tapped creature it lies tapped', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Shark'],
        manaZone: { water: 2 },
        battleZone: [{ name: 'Carp', tapped: true }, 'Fear Fang'],
      },
    });
    duel.use('Summon Shark');
    expect(duel.battleZones).toEqual({ p1: ['Shark (tapped, over Carp)', 'Fear Fang'], p2: [] });
    expect(duel.options).toEqual(['Fear Fang attacks the player', 'Attack no more']);
  });

  driven('801.2 it stays the same object: what lasts on its base lasts on it', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Tide', 'Shark'], manaZone: { water: 3 }, battleZone: ['Carp', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Gigaberos', tapped: true }, 'Fear Fang'] },
    });
    const before = duel.duel.game.zones.p1.battleZone[0]?.id;
    duel.use('Cast Tide').choose('Carp').use('Summon Shark');
    expect(duel.duel.game.zones.p1.battleZone[0]?.id).toBe(before);
    duel.choose('Shark attacks Gigaberos');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Shark (tapped, over Carp)', 'Fear Fang'], p2: ['Fear Fang'] });
  });

  driven('801.2 on an attacking creature it goes on with the attack', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Shark'], battleZone: ['Hook', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Forest Hornet', tapped: true }, 'Fear Fang'] },
    });
    duel.choose('Hook attacks Forest Hornet');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Shark (tapped, over Hook)', 'Fear Fang'], p2: ['Fear Fang'] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Forest Hornet']);
    expect(duel.options).toEqual(['Fear Fang attacks the player', 'Attack no more']);
  });

  driven('its own "when put" triggers, and that of its base does not', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Shark'], manaZone: { water: 2 }, battleZone: ['Carp', 'Fear Fang'] },
    });
    duel.use('Summon Shark');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('cardPut', 'effectTriggered', 'cardDrawn')).toEqual([
      'cardPut Shark',
      'effectTriggered Shark',
      'cardDrawn Filler',
    ]);
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('101.3 an effect that would put it does nothing where there is no base', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Surface', 'Shark'], manaZone: { water: 1 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Surface');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: [] });
    expect(duel.zone('p1', 'hand')).toEqual(['Shark']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Surface']);
  });

  driven('an evolution creature is a base itself, and the whole pile lies below', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Shark'],
        manaZone: { water: 2 },
        battleZone: [{ name: 'Shark', over: ['Carp'] }, 'Fear Fang'],
      },
    });
    duel.use('Summon Shark');
    expect(duel.battleZones).toEqual({ p1: ['Shark (over Shark, Carp)', 'Fear Fang'], p2: [] });
  });

  driven('a vortex evolution needs all its bases, and takes them all', (begin) => {
    const short = begin({
      cards,
      p1: { hand: ['Whale'], manaZone: { water: 2 }, battleZone: ['Carp', 'Fear Fang'] },
    });
    expect(short.asked).toBe('p1 attack');
    const duel = begin({
      cards,
      p1: { hand: ['Whale'], manaZone: { water: 2 }, battleZone: ['Carp', 'Fear Fang', 'Hook'] },
      p2: { battleZone: ['Carp'] },
    });
    duel.use('Summon Whale');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Whale (over Carp, Hook)', 'Fear Fang'], p2: ['Carp'] });
  });

  driven('a vortex evolution leaves enough bases for each of its kinds', (begin) => {
    const orca = evolutionCreature({
      name: 'Orca',
      civilizations: ['water'],
      cost: 2,
      power: 9000,
      abilities: [
        {
          kind: 'keyword',
          name: 'evolution',
          base: { type: 'creature' },
          count: 2,
          also: [{ races: ['Fish'] }],
        },
      ],
    });
    const duel = begin({
      cards: [...cards, orca],
      p1: { hand: ['Orca'], manaZone: { water: 2 }, battleZone: ['Carp', 'Fear Fang', 'Hook'] },
    });
    duel.use('Summon Orca');
    expect([duel.asked, duel.options]).toEqual(['p1 evolve', ['Carp', 'Fear Fang', 'Hook']]);
    duel.choose('Carp');
    expect(duel.battleZones.p1).toEqual(['Orca (over Carp, Fear Fang, Hook)']);
  });

  driven('only the top card counts', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: [{ name: 'Shark', over: ['Hook'] }, 'Fear Fang'], hand: ['Shark'] },
      p2: { battleZone: [{ name: 'Forest Hornet', tapped: true }] },
    });
    duel.choose('Shark attacks Forest Hornet');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Shark (tapped, over Hook)', 'Fear Fang'], p2: [] });
    expect(duel.zone('p1', 'hand')).toEqual(['Shark']);
  });
});

describe('801.2 a creature with cards below is one creature', () => {
  const sturgeon = evolutionCreature({
    name: 'Sturgeon',
    civilizations: ['water'],
    races: ['Fish'],
    cost: 2,
    power: 5000,
    abilities: [
      evolution({ races: ['Fish'] }),
      whenDestroyed(self, draw()),
      when({ event: 'moved', what: itself, from: 'battleZone' }, draw()),
    ],
  });
  const eel = creature({
    name: 'Eel',
    civilizations: ['water'],
    races: ['Fish'],
    cost: 1,
    power: 1000,
    abilities: [whenDestroyed(self, draw())],
  });
  const heron = creature({
    name: 'Heron',
    civilizations: ['water'],
    races: ['Bird'],
    cost: 1,
    power: 1000,
    abilities: [whenDestroyed(another('you'), draw())],
  });

  driven('it is destroyed once and leaves once, and what lay below is not destroyed', (begin) => {
    const duel = begin({
      cards: [sturgeon, eel, heron],
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: [{ name: 'Sturgeon', over: ['Eel'] }, 'Heron'], hand: 0 },
    });
    duel.use('Cast Terror Pit');
    duel.choose('Sturgeon');
    duel.choose('Heron');
    duel.choose('Sturgeon: When this is destroyed, draw a card.');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p2', 'graveyard').toSorted()).toEqual(['Eel', 'Sturgeon']);
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Heron'] });
    expect(duel.count('p2', 'hand')).toBe(3);
  });
});

describe('801.1a a base', () => {
  const anything = evolutionCreature({
    name: 'Anything',
    civilizations: ['water'],
    cost: 1,
    power: 5000,
    abilities: [evolution({})],
  });
  const anchor = crossGear({ name: 'Anchor', civilizations: ['water'], cost: 1 });
  const ghost = evolutionCreature({
    name: 'Ghost',
    civilizations: ['water'],
    cost: 1,
    power: 5000,
    abilities: [{ kind: 'keyword', name: 'evolution', base: { type: 'creature' }, from: 'graveyard' }],
  });
  const medium = creature({
    name: 'Medium',
    civilizations: ['water'],
    cost: 1,
    power: 1000,
    abilities: [
      each(yourGraveyard({ evolution: true }), {
        kind: 'can',
        permission: { do: 'summonFrom', zone: 'graveyard' },
      }),
    ],
  });

  driven('in the battle zone is a creature', (begin) => {
    const position = (base: string) => ({
      cards: [...cards, anything, anchor],
      p1: { hand: ['Anything'], manaZone: { water: 1 }, battleZone: [base] },
    });
    expect(begin(position('Anchor')).asked).toBe('p2 charge');
    expect(begin(position('Carp')).use('Summon Anything').battleZones.p1).toEqual(['Anything (over Carp)']);
  });

  driven('is another card than the one that is put on it', (begin) => {
    const position = (graveyard: readonly string[]) => ({
      cards: [...cards, ghost, medium],
      p1: { manaZone: { water: 1 }, battleZone: ['Medium'], graveyard },
    });
    const alone = begin(position(['Ghost']));
    expect(alone.asked).toBe('p1 attack');
    expect(alone.zone('p1', 'graveyard')).toEqual(['Ghost']);
    const duel = begin(position(['Ghost', 'Carp'])).use('Summon Ghost');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Medium', 'Ghost (over Carp)']);
  });
});

describe('801.2a evolving by a shield trigger', () => {
  const OMNISTRAIN = 'Q-tronic Omnistrain';
  driven('a blocking creature blocks on, with its new power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Splinterclaw Wasp', 'Fear Fang'] },
      p2: {
        battleZone: ['Promephius Q', 'Gallia Zohl, Iron Guardian Q'],
        shieldZone: [OMNISTRAIN, 'Filler'],
      },
    });
    duel.choose('Splinterclaw Wasp attacks the player').choose('Gallia Zohl, Iron Guardian Q');
    duel.choose('Shield 1').choose(`Shield trigger: ${OMNISTRAIN}`).choose('Gallia Zohl, Iron Guardian Q');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.names('p2', 'graveyard')).toEqual(['Gallia Zohl, Iron Guardian Q', OMNISTRAIN]);
    expect([duel.battleZones.p2, duel.count('p2', 'shieldZone')]).toEqual([['Promephius Q'], 1]);
  });
});

describe('203, 801.1a a race that a creature has been given', () => {
  driven('makes it a base', (begin) => {
    const p1 = { hand: ['Furious Onslaught', 'Überdragon Jabaha'], manaZone: { fire: 11 } } as const;
    const duel = begin({ p1: { ...p1, battleZone: ['Onslaughter Triceps', 'Fear Fang'] } });
    expect(duel.options.filter((option) => option.includes('Jabaha'))).toEqual([]);
    duel.use('Cast Furious Onslaught').use('Summon Überdragon Jabaha');
    expect(duel.battleZones.p1).toEqual(['Überdragon Jabaha (over Onslaughter Triceps)', 'Fear Fang']);
  });

  driven('by a cross gear, which stays crossed', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Final Dragarmor', 'Überdragon Jabaha'],
        manaZone: { fire: 13 },
        battleZone: ['Burning Mane'],
      },
    });
    duel.use('Generate Final Dragarmor').use('Cross Final Dragarmor').use('Summon Überdragon Jabaha');
    duel.passUntil('p1 attack').choose('Überdragon Jabaha attacks the player');
    expect([duel.asked, duel.decision.min]).toEqual(['p1 shields', 3]);
  });
});

describe('801.2 what will be destroyed at the end of the turn', () => {
  driven('is destroyed with what has been put on it', (begin) => {
    const doom = spell({
      name: 'Doom',
      civilizations: ['water'],
      cost: 1,
      abilities: [
        spellAbility(
          { do: 'choose', what: called(choose(yourCreatures()), 'doomed') },
          delayed(when({ event: 'endOfTurn', of: 'you' }, destroy(the('doomed'))), 'turn'),
        ),
      ],
    });
    const duel = begin({
      cards: [...cards, doom],
      p1: { hand: ['Doom', 'Shark'], manaZone: { water: 3 }, battleZone: ['Carp'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Doom').use('Summon Shark').passUntil('p2 charge');
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([[], ['Carp', 'Doom', 'Shark']]);
  });
});
