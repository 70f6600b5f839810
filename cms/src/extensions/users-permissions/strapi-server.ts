import { errors } from '@strapi/utils';

type Action = (...parameters: unknown[]) => unknown;
type ControllerFactory = (context: unknown) => Record<string, Action>;

interface Plugin {
  controllers: Record<string, ControllerFactory>;
}

/** Every deviation from the stock users-permissions plugin. */
export default function extend(plugin: Plugin): Plugin {
  const stock = plugin.controllers.auth;
  if (!stock) throw new Error('The users-permissions plugin has no auth controller to extend.');
  plugin.controllers.auth = (context) => {
    const controller = stock(context);
    const quiet = Object.entries(controller).map(([name, action]) => [name, withoutEcho(controller, action)]);
    return Object.fromEntries(quiet);
  };
  return plugin;
}

/** Validation errors repeat what was sent, passwords included; the answer names the field and the fault only. */
function withoutEcho(controller: object, action: Action): Action {
  return async (...parameters) => {
    try {
      return await action.apply(controller, parameters);
    } catch (error) {
      throw error instanceof errors.ValidationError ? silenced(error) : error;
    }
  };
}

function silenced(error: errors.ValidationError): errors.ValidationError {
  const details: unknown = error.details;
  const list = typeof details === 'object' && details && 'errors' in details ? details.errors : null;
  if (!Array.isArray(list)) return error;
  const quiet = list.map(({ path, name, message }: { path: string[]; name: string; message: string }) => ({
    path,
    name,
    message: wordsOf(message),
  }));
  return new errors.ValidationError(wordsOf(error.message), { errors: quiet });
}

/** The message for a value of the wrong type ends with that value. */
function wordsOf(message: string): string {
  return message.replace(/,? but the final value was:[\s\S]*$/, '');
}
