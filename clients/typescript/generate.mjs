// Generates src/generated from the OpenAPI document of the server: the types of requests and responses, and a method for each operation.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";

const source = new URL("../../openapi/openapi.json", import.meta.url);
const folder = new URL("src/generated/", import.meta.url);
const document = JSON.parse(await readFile(source, "utf8"));
const KEY = "Idempotency-Key";

const resolved = (one) => (one.$ref ? one.$ref.slice(2).split("/").reduce((found, name) => found[name], document) : one);
const camelCase = (name) => name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());
const asComment = (text) => `    /** ${text.replaceAll("*/", "* /").replaceAll("\n", "\n     * ")} */`;

const methods = [];
const operations = [];
for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
        const { operationId: id, summary, description, requestBody, responses } = operation;
        // Streams have handwritten methods.
        if (!id || Object.values(responses).some((one) => resolved(one).content?.["text/event-stream"])) continue;
        if (requestBody && !requestBody.content["application/json"]) throw new Error(`${id} does not accept JSON`);
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolved);
        const key = parameters.some(({ name }) => name === KEY);
        const needed = requestBody?.required || parameters.some(({ name, required }) => required && name !== KEY);
        const name = camelCase(id);
        const about = asComment([summary, description].filter(Boolean).join("\n\n"));
        methods.push(`${about}\n    ${name}(input${needed ? "" : "?"}: Input<"${id}">): Promise<Output<"${id}">>;`);
        operations.push(`    ${name}: ${JSON.stringify({ method: method.toUpperCase(), path, key })},`);
    }
}

await mkdir(folder, { recursive: true });
await writeFile(new URL("document.ts", folder), astToString(await openapiTS(source, { defaultNonNullable: false })));
await writeFile(
    new URL("operations.ts", folder),
    `import type { Input, Output } from "../api.js";

/** A method for each operation of the server. Throws a \`Problem\` for each error. */
export interface Api {
${methods.join("\n")}
}

export const OPERATIONS: Record<keyof Api, { method: string; path: string; key: boolean }> = {
${operations.join("\n")}
};
`,
);
