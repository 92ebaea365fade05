import { type ComponentType, createContext, useContext } from 'react';
import type { FieldInputProps } from './FieldRenderer';

/** Inputs that a form puts in place of their types', by field name. */
export type OwnInputs = Readonly<Record<string, ComponentType<FieldInputProps>>>;

const none: OwnInputs = {};

export const OwnInputsContext = createContext<OwnInputs>(none);

export const useOwnInput = (name: string): ComponentType<FieldInputProps> | undefined => {
  const own = useContext(OwnInputsContext);
  return Object.hasOwn(own, name) ? own[name] : undefined;
};
