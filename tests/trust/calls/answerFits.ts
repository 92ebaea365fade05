import Ajv, { type ValidateFunction } from 'ajv';
import { openApiDocument } from '../../../contract/openapi';
import { type EndpointKey, rowOf } from '../../../contract/rows';

const ajv = new Ajv({ strict: false, allErrors: true });
ajv.addSchema(openApiDocument(), 'carte');
const known = new Map<string, ValidateFunction>();

const pointer = (...parts: readonly string[]): string =>
  `carte#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/** What is wrong with an answer, validated by the document that the server publishes; undefined = it fits. */
export const misfitOf = (key: EndpointKey, status: number, body: unknown): string | undefined => {
  const { path, method } = rowOf(key);
  const at = pointer(
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    String(status),
    'content',
    'application/json',
    'schema',
  );
  const validate = known.get(at) ?? ajv.getSchema(at);
  if (!validate) return `${status} is not an answer that the document knows`;
  known.set(at, validate);
  return validate(body) ? undefined : ajv.errorsText(validate.errors);
};
