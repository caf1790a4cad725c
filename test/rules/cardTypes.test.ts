import type { CardDefinition } from 'taiki';
import {
  addToShields,
  called,
  cannot,
  cardsIn,
  castle,
  choose,
  countOf,
  creature,
  crossedGets,
  crossGear,
  d2Field,
  destroy,
  dragheartFortress,
  draw,
  dSwitch,
  type Effect,
  each,
  field,
  gacharangeCreature,
  inOrder,
  instead,
  moveUnder,
  power,
  put,
  putIntoMana,
  returnToHand,
  self,
  spell,
  spellAbility,
  stays,
  the,
  when,
  whenPut,
  yourCreatures,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';

const plain = { civilizations: ['nature'], cost: 2 } as const;
const nature = (count: number) => ({ nature: count });

describe('303 cross gear', () => {
  const gear = crossGear({ ...plain, name: 'Heavy Gear', abilities: [crossedGets(power(2000))] });
  const clerk = creature({
    ...plain,
    name: 'Clerk',
    power: 1000,
    abilities: [when({ event: 'used', by: 'you' }, draw())],
  });
  const cards = [gear, clerk];

  driven('generating it is a use; crossing it by paying again is none', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Heavy Gear'], manaZone: nature(4), battleZone: ['Clerk', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Forest Hornet', tapped: true }, 'Burning Mane'] },
    });
    duel.use('Generate Heavy Gear');
    expect(duel.battleZones.p1).toEqual(['Clerk', 'Fear Fang', 'Heavy Gear']);
    expect(duel.count('p1', 'hand')).toBe(1);
    duel.use('Cross Heavy Gear');
    expect(duel.options).toEqual(['Clerk', 'Fear Fang']);
    duel.choose('Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('cardUsed', 'gearCrossed')).toEqual(['cardUsed Heavy Gear', 'gearCrossed Heavy Gear']);
    expect(duel.count('p1', 'hand')).toBe(1);
    duel.choose('Fear Fang attacks Forest Hornet');
    expect(duel.battleZones).toEqual({
      p1: ['Clerk', 'Fear Fang (tapped)', 'Heavy Gear'],
      p2: ['Burning Mane'],
    });
  });

  driven('stays when the creature leaves, and can be crossed onto another', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Spiral Gate'],
        manaZone: { nature: 4, water: 2 },
        battleZone: ['Heavy Gear', 'Fear Fang', 'Burning Mane'],
      },
      p2: { battleZone: [{ name: 'Forest Hornet', tapped: true }] },
    });
    duel.choose('Cross Heavy Gear').choose('Tap Nature Filler, Nature Filler').choose('Fear Fang');
    duel.use('Cast Spiral Gate').choose('Fear Fang');
    expect(duel.battleZones.p1).toEqual(['Heavy Gear', 'Burning Mane']);
    duel.use('Cross Heavy Gear').choose('Burning Mane attacks Forest Hornet');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Heavy Gear'], p2: [] });
  });

  driven('cannot be crossed onto the creature that it is crossed onto', (begin) => {
    const duel = begin({
      cards,
      p1: { manaZone: nature(6), battleZone: ['Heavy Gear', 'Fear Fang', 'Burning Mane'] },
    });
    duel.use('Cross Heavy Gear').choose('Fear Fang').use('Cross Heavy Gear');
    expect(duel.asked).toBe('p1 main');
    expect(duel.facts('gearCrossed')).toHaveLength(2);
    const alone = begin({ cards, p1: { manaZone: nature(4), battleZone: ['Heavy Gear', 'Fear Fang'] } });
    alone.use('Cross Heavy Gear');
    expect(alone.asked).toBe('p1 attack');
  });
});

describe('304 castle', () => {
  const keep = castle({ ...plain, name: 'Old Keep', abilities: [each(yourCreatures(), power(2000))] });
  const cards = [keep];

  driven('fortifies a shield, and goes to the graveyard when that shield leaves', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Old Keep'], manaZone: nature(2), battleZone: ['Fear Fang'] },
      p2: {
        battleZone: [
          { name: 'Forest Hornet', tapped: true },
          'Burning Mane',
          { name: 'Iere, Vizier of Bullets', tapped: true },
        ],
      },
    });
    duel.use('Fortify with Old Keep');
    expect(duel.asked).toBe('p1 choose');
    duel.choose('Shield 3').choose('Fear Fang attacks Forest Hornet').passUntil('p2 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Fear Fang (tapped)', 'Old Keep'],
      p2: ['Burning Mane', 'Iere, Vizier of Bullets'],
    });
    duel.choose('Burning Mane attacks the player').choose('Shield 1');
    expect(duel.battleZones.p1).toEqual(['Fear Fang (tapped)', 'Old Keep']);
    duel.choose('Iere, Vizier of Bullets attacks the player').choose('Shield 2');
    expect(duel.battleZones.p1).toEqual(['Fear Fang']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Old Keep']);
    expect(duel.count('p1', 'shieldZone')).toBe(3);
  });

  driven('needs a shield', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Old Keep'], manaZone: nature(2), shieldZone: 0 } });
    expect(duel.asked).toBe('p2 charge');
  });
});

describe('304.2, 403.1, 406.1, 605.3 a castle is a card of the shield zone', () => {
  const keep = castle({ ...plain, name: 'Old Keep', abilities: [each(yourCreatures(), power(2000))] });
  const well = castle({ ...plain, name: 'Deep Well', abilities: [whenPut(self, draw())] });
  const doing = (...effects: readonly Effect[]) =>
    spell({ ...plain, name: 'Deed', abilities: [spellAbility(...effects)] });
  const clerk = creature({
    ...plain,
    name: 'Clerk',
    power: 1000,
    abilities: [when({ event: 'put', what: { of: 'any' } }, draw())],
  });
  const fortified = (
    begin: Begin,
    effect: Effect,
    battleZone: readonly string[] = ['Fear Fang'],
    more: readonly CardDefinition[] = [],
  ) => {
    const duel = begin({
      cards: [keep, well, clerk, doing(effect), ...more],
      p1: { hand: ['Old Keep', 'Deed'], manaZone: nature(4), battleZone, graveyard: ['Filler'] },
      p2: { battleZone: ['Forest Hornet'] },
    });
    duel.use('Fortify with Old Keep').choose('Shield 3');
    return duel.use('Cast Deed');
  };
  const cardsInBattleZone = cardsIn('battleZone', 'any');

  driven('and no card in the battle zone', (begin) => {
    const chosen = fortified(begin, putIntoMana(choose(cardsInBattleZone)));
    expect([chosen.asked, chosen.options]).toEqual(['p1 choose', ['Fear Fang', 'Forest Hornet']]);
    const all = fortified(begin, putIntoMana(cardsInBattleZone));
    expect(all.battleZones).toEqual({ p1: ['Old Keep'], p2: [] });
    expect(fortified(begin, draw(countOf(cardsInBattleZone))).count('p1', 'hand')).toBe(2);
    const named = fortified(begin, putIntoMana(choose(cardsIn('battleZone', 'any', { type: 'castle' }))));
    expect(named.battleZones.p1).toEqual(['Fear Fang', 'Old Keep']);
  });

  driven('where it is chosen as a castle, and is no shield', (begin) => {
    const castles = cardsIn('shieldZone', 'any', { type: 'castle' });
    const chosen = fortified(begin, putIntoMana(choose(castles)));
    expect(chosen.zone('p1', 'manaZone').at(-1)).toBe('Old Keep');
    expect(chosen.battleZones.p1).toEqual(['Fear Fang']);
    expect(fortified(begin, draw(countOf(yourShields()))).count('p1', 'hand')).toBe(5);
    expect(fortified(begin, draw(countOf(castles))).count('p1', 'hand')).toBe(1);
    const both = cardsIn(['battleZone', 'shieldZone'], 'any', { type: ['castle', 'field'] });
    expect(fortified(begin, putIntoMana(both)).battleZones.p1).toEqual(['Fear Fang']);
    const broken = fortified(begin, { do: 'breakShields', of: 'you', count: 'all' });
    expect([broken.count('p1', 'shieldZone'), broken.battleZones.p1]).toEqual([0, ['Fear Fang']]);
    expect(broken.zone('p1', 'graveyard')).toContain('Old Keep');
  });

  driven('so fortifying puts nothing into the battle zone, but for the castle itself', (begin) => {
    const duel = fortified(begin, draw(0), ['Clerk']);
    expect(duel.count('p1', 'hand')).toBe(0);
    const own = begin({
      cards: [well],
      p1: { hand: ['Deep Well', 'Filler'], manaZone: nature(2), battleZone: ['Fear Fang'] },
    });
    own.use('Fortify with Deep Well').choose('Shield 1');
    expect([own.asked, own.count('p1', 'hand')]).toEqual(['p1 attack', 2]);
  });

  driven('101.2 and a ban on putting cards there does not forbid it', (begin) => {
    const closing = (what: CardDefinition['abilities'][number]) =>
      creature({ ...plain, name: 'Closing', power: 1000, abilities: [what] });
    const closed = closing(each(cardsIn('hand', 'any'), cannot({ do: 'put', who: 'any' })));
    expect(fortified(begin, draw(0), ['Closing'], [closed]).battleZones.p1).toEqual(['Closing', 'Old Keep']);
    const held = closing(each(cardsInBattleZone, cannot({ do: 'move', from: 'battleZone' })));
    const castles = cardsIn('shieldZone', 'any', { type: 'castle' });
    expect(fortified(begin, putIntoMana(castles), ['Closing'], [held]).battleZones.p1).toEqual(['Closing']);
  });

  driven(
    '609.1, 603.5c and what waits for cards that enter or leave the battle zone does not meet it',
    (begin) => {
      const bailiff = (...abilities: CardDefinition['abilities']) =>
        creature({ ...plain, name: 'Bailiff', power: 1000, abilities });
      const castles = cardsIn('shieldZone', 'any', { type: 'castle' });
      const leaving = bailiff({
        kind: 'replacement',
        of: { event: 'leaves', what: { of: 'you' } },
        instead: stays,
      });
      expect(fortified(begin, putIntoMana(castles), ['Bailiff'], [leaving]).battleZones.p1).toEqual([
        'Bailiff',
      ]);
      const entering = bailiff({
        kind: 'replacement',
        of: { event: 'moves', what: { of: 'you' }, to: 'battleZone' },
        instead: instead('graveyard'),
      });
      expect(fortified(begin, draw(0), ['Bailiff'], [entering]).battleZones.p1).toEqual([
        'Bailiff',
        'Old Keep',
      ]);
      const watching = (zone: 'battleZone' | 'shieldZone') =>
        bailiff(when({ event: 'moved', what: { of: 'you' }, from: zone }, draw()));
      const drawn = (zone: 'battleZone' | 'shieldZone') =>
        fortified(begin, putIntoMana(castles), ['Bailiff'], [watching(zone)]).count('p1', 'hand');
      expect([drawn('battleZone'), drawn('shieldZone')]).toEqual([0, 1]);
    },
  );
});

describe('308 field', () => {
  const plains = field({ ...plain, name: 'Wide Plains', abilities: [each(yourCreatures(), power(1000))] });
  const stageOf = (name: string) =>
    d2Field({
      ...plain,
      name,
      abilities: [
        each(yourCreatures(), power(1000)),
        dSwitch({ event: 'put', what: { of: 'you', filter: { type: 'creature', other: true } } }, draw()),
      ],
    });
  const cards = [plains, stageOf('First Stage'), stageOf('Second Stage')];

  driven('is expanded and stays, several of them too', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Wide Plains', 'Wide Plains', 'First Stage'],
        manaZone: nature(6),
        battleZone: ['Burning Mane'],
      },
      p2: { battleZone: [{ name: 'Forest Hornet', tapped: true }] },
    });
    duel.use('Expand Wide Plains').use('Expand Wide Plains').use('Expand First Stage');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual([
      'Burning Mane attacks the player',
      'Burning Mane attacks Forest Hornet',
      'Attack no more',
    ]);
    duel.choose('Burning Mane attacks Forest Hornet');
    expect(duel.battleZones).toEqual({
      p1: ['Burning Mane (tapped)', 'Wide Plains', 'Wide Plains', 'First Stage'],
      p2: [],
    });
  });

  driven('703.4l a second D2 field sends the first to the graveyard, whoever has it', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Second Stage'], manaZone: nature(2), battleZone: ['Fear Fang'] },
      p2: { battleZone: ['First Stage', 'Wide Plains'] },
    });
    duel.use('Expand Second Stage');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Second Stage'], p2: ['Wide Plains'] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['First Stage']);
  });

  driven('703.4l so does a second one of the same player', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Second Stage'], manaZone: nature(2), battleZone: ['First Stage', 'Fear Fang'] },
    });
    duel.use('Expand Second Stage');
    expect(duel.battleZones.p1).toEqual(['Fear Fang', 'Second Stage']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['First Stage']);
  });

  driven('its D switch is used once', (begin) => {
    const position = {
      cards,
      p1: { hand: ['Steel Smasher', 'Burning Mane'], manaZone: nature(4), battleZone: ['First Stage'] },
    };
    const duel = begin(position).use('Summon Steel Smasher').choose('Yes');
    expect(duel.count('p1', 'hand')).toBe(2);
    duel.use('Summon Burning Mane').choose('Yes');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.count('p1', 'hand')).toBe(1);
    expect(duel.battleZones.p1).toEqual(['First Stage', 'Steel Smasher', 'Burning Mane']);
    const later = begin(position).use('Summon Steel Smasher').pass().use('Summon Burning Mane').choose('Yes');
    expect(later.count('p1', 'hand')).toBe(1);
  });
});

describe('118 super GR zone, 117 hyperspatial zone', () => {
  const robot = gacharangeCreature({ name: 'Capsule Robot', civilizations: [], cost: 3, power: 2000 });
  const engine = gacharangeCreature({ name: 'Capsule Engine', civilizations: [], cost: 3, power: 2000 });
  const crank = spell({
    ...plain,
    name: 'Crank',
    abilities: [spellAbility({ do: 'gacharangeSummon', count: 1 })],
  });
  const fort = dragheartFortress({
    name: 'Dragon Fort',
    civilizations: ['fire'],
    cost: 4,
    abilities: [each(yourCreatures(), power(1000))],
  });
  const raise = spell({
    ...plain,
    name: 'Raise',
    abilities: [spellAbility(put(choose(cardsIn('hyperspatialZone', 'you'))))],
  });
  const fell = spell({
    ...plain,
    name: 'Fell',
    abilities: [spellAbility(returnToHand(cardsIn('battleZone', 'any', { type: 'dragheartFortress' })))],
  });
  const wall = spell({
    name: 'Wall Up',
    civilizations: ['light'],
    cost: 1,
    abilities: [spellAbility(addToShields(yourCreatures()))],
  });
  const flood = spell({ ...plain, name: 'Flood', abilities: [spellAbility(destroy(yourCreatures()))] });
  const pull = spell({
    ...plain,
    name: 'Pull',
    abilities: [
      spellAbility(
        inOrder(
          { do: 'choose', what: called(choose(yourCreatures()), 'pile') },
          moveUnder(the('pile'), 'all', 'manaZone'),
        ),
      ),
    ],
  });
  const cards = [robot, engine, crank, fort, raise, fell];
  const withPile = (inHand: CardDefinition) => ({
    cards: [...cards, inHand],
    p1: {
      hand: [inHand.name],
      manaZone: nature(2),
      battleZone: [{ name: 'Burning Mane', over: ['Capsule Robot', 'Fear Fang'] }],
    },
  });

  driven('a gacharange creature is summoned from the top, and goes to the bottom when it leaves', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Crank', 'Spiral Gate'],
        manaZone: { nature: 2, water: 2 },
        superGRZone: ['Capsule Robot', 'Capsule Engine'],
      },
      p2: { battleZone: ['Mist Rias, Sonic Guardian'] },
    });
    duel.choose('Cast Crank').choose('Tap Nature Filler, Nature Filler').choose('Yes');
    expect(duel.battleZones.p1).toEqual(['Capsule Robot']);
    expect(duel.zone('p1', 'superGRZone')).toEqual(['Capsule Engine']);
    duel.use('Cast Spiral Gate').choose('Capsule Robot');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones.p1).toEqual([]);
    expect(duel.zone('p1', 'superGRZone')).toEqual(['Capsule Engine', 'Capsule Robot']);
    expect(duel.zone('p1', 'hand')).toEqual([]);
    expect(duel.facts('cardUsed')).toEqual([
      'cardUsed Crank',
      'cardUsed Capsule Robot',
      'cardUsed Spiral Gate',
    ]);
  });

  driven('it goes there when it is destroyed, too', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Capsule Robot', tapped: true }] },
    });
    duel.choose('Fear Fang attacks Capsule Robot');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p2', 'superGRZone')).toEqual(['Capsule Robot']);
    expect(duel.zone('p2', 'graveyard')).toEqual([]);
    expect(duel.facts('cardDestroyed')).toEqual(['cardDestroyed Capsule Robot']);
  });

  driven('it goes there from below another card, which goes where it was to go', (begin) => {
    const duel = begin(withPile(flood));
    duel.facts();
    duel.use('Cast Flood');
    expect(duel.battleZones.p1).toEqual([]);
    expect(duel.zone('p1', 'superGRZone')).toEqual(['Capsule Robot']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Burning Mane', 'Fear Fang', 'Flood']);
    expect(duel.facts('cardDestroyed', 'cardMoved')).toEqual([
      'cardDestroyed Burning Mane',
      'cardMoved Capsule Robot',
      'cardMoved Fear Fang',
      'cardMoved Flood',
    ]);
  });

  driven('it goes there when it is taken from below a creature', (begin) => {
    const duel = begin(withPile(pull));
    duel.facts();
    duel.use('Cast Pull');
    expect(duel.battleZones.p1).toEqual(['Burning Mane']);
    expect(duel.zone('p1', 'superGRZone')).toEqual(['Capsule Robot']);
    expect(duel.zone('p1', 'manaZone').at(-1)).toBe('Fear Fang');
    expect(duel.facts('manaCharged', 'cardMoved')).toEqual([
      'cardMoved Capsule Robot',
      'cardMoved Fear Fang',
      'cardMoved Pull',
    ]);
  });

  driven('where it would become a shield it goes there too, and no shield was placed', (begin) => {
    const duel = begin({
      cards: [...cards, wall],
      p1: { hand: ['Wall Up'], manaZone: { light: 1 }, battleZone: ['Capsule Robot', 'Burning Mane'] },
    });
    duel.facts();
    duel.use('Cast Wall Up');
    expect(duel.facts('shieldPlaced', 'cardMoved')).toEqual([
      'cardMoved Capsule Robot',
      'shieldPlaced Burning Mane',
      'cardMoved Wall Up',
    ]);
    expect(duel.zone('p1', 'superGRZone')).toEqual(['Capsule Robot']);
    expect(duel.count('p1', 'shieldZone')).toBe(6);
  });

  driven('a dragheart fortress stands alone, and goes to the hyperspatial zone when it leaves', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Raise', 'Fell'],
        manaZone: nature(4),
        battleZone: ['Fear Fang'],
        hyperspatialZone: ['Dragon Fort'],
      },
    });
    duel.use('Cast Raise');
    expect(duel.battleZones.p1).toEqual(['Fear Fang', 'Dragon Fort']);
    expect(duel.zone('p1', 'hyperspatialZone')).toEqual([]);
    duel.use('Cast Fell');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Fear Fang']);
    expect(duel.zone('p1', 'hyperspatialZone')).toEqual(['Dragon Fort']);
    expect(duel.zone('p1', 'hand')).toEqual([]);
  });
});
