/*
 * What a console of one's own is made of: the package `carte-console`. What stands here is stable from one minor version to the
 * next (docs/your-own-console.md); everything else may change with any.
 */
import '@fontsource-variable/golos-text/wght.css';
import 'virtual:fonts.css';
import 'virtual:tokens.css';
import '../ui/base.css';
import 'virtual:layout.css';
import '../ui/layout.css';
import '../ui/controls.module.css';
import '../kit/list/list.css';

export { type OwnEndpoint, registerEndpoints } from '../contract/endpoints';
export type { FieldConfig, FieldRules, FormMode } from '../contract/fieldConfig';
export type { FieldError, FieldTypeRules, WireRecord } from '../contract/fields/FieldTypeRules';
export { call } from '../dataProvider/call';
export { FieldFrame } from '../fieldRenderers/FieldFrame';
export type { FieldInputProps, FieldReadProps, FieldRenderer } from '../fieldRenderers/FieldRenderer';
export { ReadFrame } from '../fieldRenderers/ReadFrame';
export { useField } from '../fieldRenderers/useField';
export { text } from '../i18n/text';
export { colorColumn, moneyColumn, ratingColumn } from '../kit/cells/columnTypes';
export { defineResource, type Resource } from '../kit/declaration/defineResource';
export type { MenuEntry } from '../kit/declaration/MenuEntry';
export type { Column, ResourceDeclaration } from '../kit/declaration/ResourceDeclaration';
export { ErrorState } from '../kit/parts/ErrorState';
export { useCapability, useMay } from '../kit/parts/may';
export { PageHeader } from '../kit/parts/PageHeader';
export { Badge } from '../ui/Badge';
export { Button } from '../ui/Button';
export { IconButton } from '../ui/IconButton';
export { Modal } from '../ui/Modal';
export { Notice } from '../ui/Notice';
export { PageNotice } from '../ui/PageNotice';
export { Switch } from '../ui/Switch';
export { TextField } from '../ui/TextField';
export { Tick } from '../ui/Tick';
export type { Colours } from '../ui/tokens';
export { type ConsoleOptions, createConsole, type FieldTypeOptions } from './createConsole';
export type { LandingBodyProps } from './landing/LandingBody';
export type { ConsolePage } from './settings';
