import { parsePosition } from 'taiki';
import type { SmallWorld } from './searchWorld.ts';

const world = (name: string, position: string, rest: Partial<SmallWorld['options']> = {}): SmallWorld => ({
  name,
  options: { position: parsePosition(position), seed: 0, ...rest },
});

/** Worlds of a few cards, each with different opportunities for the players to act. */
export const smallWorlds: readonly SmallWorld[] = [
  world(
    'shield triggers on both sides',
    `turn 5 of p1, attack
p1 battle zone: Aqua Knight | Fear Fang
p1 shield zone: Terror Pit
p1 deck: Filler
p2 battle zone: Emerald Grass
p2 shield zone: Spiral Gate | Holy Awe
p2 deck: Filler | Filler`,
  ),
  world(
    'both players declare for an attack',
    `turn 5 of p1, attack
p1 hand: Redzone, Roaring Invasion
p1 battle zone: The Red, Lightning Sonic
p1 shield zone: Filler
p1 deck: Filler
p2 hand: Hayabusamaru, Lightfang Ninja | Dark Sanji, Darkfang Ninja
p2 mana zone: Light Filler | Light Filler | Darkness Filler | Darkness Filler
p2 shield zone: Filler
p2 deck: Filler | Filler`,
  ),
  world(
    'concealed decisions, and all of them asked',
    `turn 5 of p1, attack
p1 hand: Redzone, Roaring Invasion
p1 battle zone: The Red, Lightning Sonic
p1 shield zone: Filler
p1 deck: Filler
p2 hand: Hayabusamaru, Lightfang Ninja
p2 battle zone: Emerald Grass
p2 mana zone: Light Filler | Light Filler | Darkness Filler | Darkness Filler
p2 shield zone: Terror Pit
p2 deck: Filler | Filler`,
    { concealDecisions: true, askEverything: true },
  ),
  world(
    'evolution, blockers and battles',
    `turn 5 of p1, main
p1 hand: Crystal Lancer | Aqua Hulcus
p1 mana zone: Water Filler | Water Filler | Water Filler | Water Filler | Water Filler | Water Filler
p1 battle zone: Aqua Soldier
p1 shield zone: Filler
p1 deck: Filler
p2 battle zone: Bloody Squito | Fear Fang [tapped]
p2 shield zone: Filler | Dimension Gate
p2 deck: Filler | Fear Fang`,
  ),
  world(
    'an attack that ends early',
    `turn 5 of p1, attack
p1 hand: Filler
p1 battle zone: Wayball (Byron Star) [over: Aqua Hulcus] | Aqua Knight
p1 shield zone: Filler
p1 deck: Filler | Filler | Filler
p2 hand: Hayabusamaru, Lightfang Ninja
p2 mana zone: Light Filler | Light Filler | Light Filler | Light Filler
p2 shield zone: Spiral Gate
p2 deck: Filler`,
  ),
  world(
    'creatures that are destroyed together',
    `turn 5 of p1, attack
p1 hand: Filler
p1 battle zone: Propeller Mutant | Propeller Mutant
p1 shield zone: Filler
p1 deck: Filler
p2 hand: Aqua Hulcus | Fear Fang
p2 battle zone: Propeller Mutant [tapped] | Bloody Squito
p2 shield zone: Filler
p2 deck: Filler | Filler`,
  ),
];

/** The same worlds with more cards, too large to be searched completely. */
export const largerWorlds: readonly SmallWorld[] = [
  world(
    'shield triggers on both sides',
    `turn 5 of p1, attack
p1 battle zone: Aqua Knight | Fear Fang
p1 shield zone: Terror Pit | Filler
p1 deck: Filler
p2 battle zone: Emerald Grass | Deadly Fighter Braid Claw
p2 shield zone: Spiral Gate | Holy Awe
p2 deck: Filler | Filler`,
  ),
  world(
    'both players declare for an attack',
    `turn 5 of p1, attack
p1 hand: Redzone, Roaring Invasion
p1 battle zone: The Red, Lightning Sonic | Fear Fang
p1 shield zone: Filler
p1 deck: Filler
p2 hand: Hayabusamaru, Lightfang Ninja | Dark Sanji, Darkfang Ninja
p2 battle zone: Emerald Grass | Aqua Hulcus [tapped]
p2 mana zone: Light Filler | Light Filler | Darkness Filler | Darkness Filler
p2 shield zone: Filler | Aqua Surfer
p2 deck: Filler | Filler`,
  ),
  world(
    'concealed decisions, and all of them asked',
    `turn 5 of p1, attack
p1 hand: Redzone, Roaring Invasion
p1 battle zone: The Red, Lightning Sonic
p1 shield zone: Filler
p1 deck: Filler
p2 hand: Hayabusamaru, Lightfang Ninja
p2 battle zone: Emerald Grass
p2 mana zone: Light Filler | Light Filler | Darkness Filler | Darkness Filler
p2 shield zone: Terror Pit
p2 deck: Filler | Filler`,
    { concealDecisions: true, askEverything: true },
  ),
  world(
    'evolution, blockers and battles',
    `turn 5 of p1, main
p1 hand: Crystal Lancer | Aqua Hulcus
p1 mana zone: Water Filler | Water Filler | Water Filler | Water Filler | Water Filler | Water Filler
p1 battle zone: Aqua Soldier | Aqua Knight
p1 shield zone: Filler
p1 deck: Filler
p2 battle zone: Bloody Squito | Emerald Grass | Fear Fang [tapped]
p2 shield zone: Filler | Dimension Gate
p2 deck: Filler | Fear Fang`,
  ),
  world(
    'an attack that ends early',
    `turn 5 of p1, attack
p1 hand: Filler
p1 battle zone: Wayball (Byron Star) [over: Aqua Hulcus] | Aqua Knight
p1 shield zone: Filler
p1 deck: Filler | Filler | Filler
p2 hand: Hayabusamaru, Lightfang Ninja
p2 battle zone: Emerald Grass | Fear Fang [tapped]
p2 mana zone: Light Filler | Light Filler | Light Filler | Light Filler
p2 shield zone: Spiral Gate
p2 deck: Filler | Filler`,
  ),
  world(
    'creatures that are destroyed together',
    `turn 5 of p1, attack
p1 hand: Filler
p1 battle zone: Propeller Mutant | Propeller Mutant | Aqua Soldier
p1 shield zone: Filler
p1 deck: Filler
p2 hand: Aqua Hulcus | Fear Fang
p2 battle zone: Propeller Mutant [tapped] | Bloody Squito | Aqua Knight [tapped]
p2 shield zone: Filler
p2 deck: Filler | Filler`,
  ),
];
