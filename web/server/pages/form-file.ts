import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerEnvironment } from '../environment';
import { foreignForm, methodNotAllowed, sendErrorJson, unavailable } from '../http/error-responses';
import type { Target } from '../http/limits';
import { isSameOrigin } from '../security/same-origin';
import { createHandOver, takeFileBack, type FileField, type FindFileField } from './hand-over-file';
import { fileErrors } from './texts';

/** Also in app/form-engine/files/send-file.ts. */
export const formFilePath = '/api/_form-file';

interface FormFileParts {
  environment: ServerEnvironment;
  ip: string;
  fileFieldAt: FindFileField;
}

/**
 * One file of a form, which scripts send as soon as it is chosen: `POST /api/_form-file?page=…&form=…&field=…&name=…` with
 * its bytes responds with the upload, and the same with `DELETE` and `id` takes it back. What the field takes is known
 * from the page's route and the content; the form that follows has the id in the place of the file.
 */
export async function answerFormFile(
  req: IncomingMessage,
  res: ServerResponse,
  { path, search }: Target,
  { environment, ip, fileFieldAt }: FormFileParts,
): Promise<void> {
  if (path !== formFilePath) return sendErrorJson(req, res, { ...noField, name: 'NotFoundError' });
  if (req.method !== 'POST' && req.method !== 'DELETE')
    return sendErrorJson(req, res, {
      ...methodNotAllowed(['POST', 'DELETE']),
      name: 'MethodNotAllowedError',
    });
  if (!isSameOrigin(req.headers, environment.siteUrl))
    return sendErrorJson(req, res, { ...foreignForm, name: 'ForbiddenError' });
  const query = new URLSearchParams(search);
  const read = (name: string) => query.get(name) ?? '';
  const field = read('field');
  let found: FileField | null;
  try {
    found = await fileFieldAt(read('page'), read('form'), field);
    if (found && req.method === 'DELETE') {
      const upload = { id: read('id'), form: found.form, field };
      if (!(await takeFileBack(environment, ip, upload)))
        return sendErrorJson(req, res, { ...noFile, name: 'NotFoundError' });
      return void res.writeHead(204, { 'Cache-Control': 'no-store' }).end();
    }
  } catch {
    return sendErrorJson(req, res, { ...unavailable, ...fault('unavailable') });
  }
  if (!found) return sendErrorJson(req, res, { ...noField, name: 'NotFoundError' });
  const { form, maxBytes, types } = found;
  if (Number(req.headers['content-length'] ?? 0) > maxBytes)
    return sendErrorJson(req, res, { ...notTaken, status: 413, ...fault('too-large') });
  const handed = await createHandOver(environment, ip)(
    { form, field, name: read('name'), maxBytes, types },
    req,
  );
  if (!('fault' in handed)) {
    const body = JSON.stringify({ data: handed });
    return void res
      .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
      .end(body);
  }
  const response = handed.fault === 'unavailable' ? unavailable : notTaken;
  sendErrorJson(req, res, { ...response, ...fault(handed.fault) });
}

const fault = (name: string) => ({ name: 'UploadError', details: { fault: name } });

const noField = { status: 404, ...fileErrors.noField };
const noFile = { status: 404, ...fileErrors.noFile };
const notTaken = { status: 400, ...fileErrors.notTaken };
