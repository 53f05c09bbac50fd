// Names inside sentences. A bot is called "Robot fort", and French says « au robot fort de jouer ».
import { m } from "$messages";

/** Whose turn it is, after "à": "à Ada", "au robot fort"; in English the name alone. */
export const toWhom = (name: string): string => (isRobot(name) ? m.to_robot({ rest: rest(name) }) : m.to_person({ name }));

/** Whose something is, after "de": "de Ada", "du robot fort"; in English the name alone. */
export const ofWhom = (name: string): string => (isRobot(name) ? m.of_robot({ rest: rest(name) }) : m.of_person({ name }));

/** A name as it is said in one line of several words: cut at twelve letters. */
export const clipped = (name: string): string => clippedAt(name, 12);
export const clippedAt = (name: string, most: number): string =>
  name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;

/** The name of a control that shows `word`: it contains the word, so that voice control finds it. */
export const calledBy = (word: string, label: string): string =>
  label.toLowerCase().includes(word.toLowerCase()) ? label : `${word}, ${label}`;

/** As a sentence begins. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const isRobot = (name: string): boolean => name === m.robot() || name.startsWith(`${m.robot()} `);
const rest = (name: string): string => name.slice(m.robot().length);
